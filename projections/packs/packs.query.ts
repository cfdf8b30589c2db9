import {
  compareGameVersions,
  attributesAt,
  type PackAttributes,
  PACKS_CHECKED,
  type VersionTimeline,
  withStatement,
} from '#racing';
import type { View } from '#read-store';
import type { PackDoc } from './packs.projection.ts';

/** A pack in a game version; `checked`: the day of its last statement (ISO 8601). */
export type PackNow = PackAttributes & { readonly id: string; readonly gameVersion: string; readonly checked: string };

/** The limit of packs; the game has thirteen. */
const MAX_PACKS = 200;

/** Every pack known in the version (absent: today), those of the shop first, then the most expensive first. */
export const packsIn = async (view: View<PackDoc>, gameVersion?: string) => {
  const position = await view.position();
  const page = await view.find({ limit: MAX_PACKS });
  const items = page.items.flatMap(({ key, doc }) => packIn(key, doc, gameVersion) ?? []);
  return { position, items: items.toSorted(inOrder) };
};

const packIn = (id: string, { said }: PackDoc, gameVersion: string | undefined): PackNow | undefined => {
  const known = said.filter(
    (one) => gameVersion === undefined || compareGameVersions(one.gameVersion, gameVersion) <= 0,
  );
  const timeline = known.reduce<VersionTimeline<PackAttributes>>(
    (before, { gameVersion: since, changes }) =>
      withStatement(before, { gameVersion: since, whole: before.length === 0, facts: changes }),
    [],
  );
  const facts = attributesAt(timeline);
  const newest = known.at(-1);
  if (!facts || !newest) return undefined;
  const checked = newest.source === 'starter' ? PACKS_CHECKED : newest.at.slice(0, 10);
  return { id, ...facts, gameVersion: timeline.at(-1)?.gameVersion ?? newest.gameVersion, checked };
};

const dearness = ({ price: { gold, cash }, odds }: PackNow): readonly number[] => [
  gold ?? 0,
  cash ?? 0,
  odds[0]?.S ?? 0,
  odds[0]?.A ?? 0,
];

const inOrder = (one: PackNow, other: PackNow): number => {
  if (one.special !== other.special) return one.special ? 1 : -1;
  const [ones, others] = [dearness(one), dearness(other)];
  const at = ones.findIndex((value, place) => value !== others[place]);
  if (at >= 0) return (others[at] ?? 0) - (ones[at] ?? 0);
  return one.name < other.name ? -1 : 1;
};
