import { gameRegions } from '#contracts';
import type { PlannedEventAttributes } from '#contracts';

/** An event as it is being typed: dates and numbers may be missing. */
export type EventValues = Omit<
  PlannedEventAttributes,
  'startsAt' | 'endsAt' | 'rqLimit' | 'links' | 'images' | 'regions' | 'rewards'
> & {
  startsAt: string | null;
  endsAt: string | null;
  rqLimit: string;
  /** One per line. */
  links: string;
  images: string[];
  regions: RegionValues[];
  rewards: RewardValues[];
};
export type RegionValues = {
  region: PlannedEventAttributes['regions'][number]['region'];
  startsAt: string | null;
  endsAt: string | null;
};
export const prizesOfReward = ['gold', 'cash', 'tickets', 'packs'] as const;
export type RewardValues = Record<'from' | 'to' | (typeof prizesOfReward)[number], string> & { carIds: string[] };

export const emptyReward: RewardValues = { from: '', to: '', gold: '', cash: '', tickets: '', packs: '', carIds: [] };

export const emptyEvent = (timeZone: string): EventValues => ({
  name: '',
  kind: 'standard',
  startsAt: null,
  endsAt: null,
  timeZone,
  longTerm: false,
  rqLimit: '',
  requirements: [],
  tracksets: [],
  hints: [],
  regions: [],
  rewards: [],
  links: '',
  images: [],
});

export const valuesOf = ({ rqLimit, links, images = [], rewards, ...facts }: PlannedEventAttributes): EventValues => ({
  ...facts,
  rqLimit: rqLimit === null ? '' : String(rqLimit),
  links: links.join('\n'),
  images,
  rewards: rewards.map(({ from, to, carIds, ...counts }) => ({
    from: String(from),
    to: to === null ? '' : String(to),
    ...asTexts(counts),
    carIds,
  })),
});

/** The request body; the contract reports its faults. Fields of equal values have the same order as the stored ones. */
export const bodyOf = (values: EventValues) => ({
  name: values.name.trim(),
  kind: values.kind,
  startsAt: values.startsAt ?? undefined,
  endsAt: values.endsAt ?? undefined,
  timeZone: values.timeZone,
  longTerm: values.longTerm,
  rqLimit: values.rqLimit.trim() === '' ? null : Number(values.rqLimit),
  requirements: values.requirements,
  tracksets: values.tracksets,
  hints: values.hints.some((hints) => hints.length > 0) ? values.hints : [],
  regions: gameRegions.flatMap((region) => {
    const found = values.regions.find((one) => one.region === region);
    return found ? [{ region, startsAt: found.startsAt ?? undefined, endsAt: found.endsAt ?? undefined }] : [];
  }),
  rewards: values.rewards.map(({ from, to, carIds, gold, cash, tickets, packs }) => ({
    from: Number(from),
    to: to.trim() === '' ? null : Number(to),
    gold: Number(gold),
    cash: Number(cash),
    tickets: Number(tickets),
    packs: Number(packs),
    carIds,
  })),
  links: values.links.split(/\s+/).filter((link) => link !== ''),
  images: values.images,
});

const asTexts = ({ gold, cash, tickets, packs }: Record<(typeof prizesOfReward)[number], number>) => {
  const text = (count: number) => (count === 0 ? '' : String(count));
  return { gold: text(gold), cash: text(cash), tickets: text(tickets), packs: text(packs) };
};
