import type { TimelineItem } from '#contracts';
import { ChallengesIcon, CollectionIcon, GameIcon, MembersIcon, OffersIcon, SeriesIcon } from '../../ui/icons.ts';

type Kind = TimelineItem['kind'];

/** Related kinds share a line, an icon and a chip. */
export const lanes = [
  { name: 'series', kinds: ['tri-series', 'gt-series'], Icon: SeriesIcon },
  { name: 'collection', kinds: ['collection-series'], Icon: CollectionIcon },
  {
    name: 'challenges',
    kinds: ['veteran-challenge', 'extraordinary-event', 'extraordinary-challenge', 'game-event'],
    Icon: ChallengesIcon,
  },
  { name: 'offers', kinds: ['offers'], Icon: OffersIcon },
  { name: 'game', kinds: ['game-update', 'game-news', 'game-version'], Icon: GameIcon },
  { name: 'community', kinds: ['community-news', 'other'], Icon: MembersIcon },
] as const satisfies readonly { name: string; kinds: readonly Kind[]; Icon: unknown }[];

export type Lane = (typeof lanes)[number];
export type LaneName = Lane['name'];

const laneOfKind = new Map<Kind, Lane>(lanes.flatMap((lane) => lane.kinds.map((kind) => [kind, lane] as const)));

export const laneOf = (kind: Kind): Lane => laneOfKind.get(kind) ?? lanes[5];
