import type { CatalogueHead, TagStatus } from '#contracts';
import { isOldTag } from '#racing';

type SaidTags = CatalogueHead['saidTags'];

/** Whether the collection of a tag is over: as moderators set it, else as the game's list has it. */
export const isOver = (tag: string, said: SaidTags): boolean =>
  said[tag] === undefined ? isOldTag(tag) : said[tag] === 'old';

export function tagStatusOf(tag: string, said: SaidTags, upcoming: readonly string[]): TagStatus {
  if (upcoming.includes(tag)) return 'upcoming';
  return isOver(tag, said) ? 'old' : 'current';
}
