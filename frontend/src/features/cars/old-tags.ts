import type { CatalogueHead, TagStanding } from '#contracts';
import { isOldTag } from '#racing';

type SaidTags = CatalogueHead['saidTags'];

/** Whether the collection of a tag is over: as moderators set it, else as the game's list has it. */
export const isOver = (tag: string, said: SaidTags): boolean =>
  said[tag] === undefined ? isOldTag(tag) : said[tag] === 'old';

export function standingOf(tag: string, said: SaidTags, upcoming: readonly string[]): TagStanding {
  if (upcoming.includes(tag)) return 'upcoming';
  return isOver(tag, said) ? 'old' : 'current';
}
