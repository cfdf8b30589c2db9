import { attributesAt, sameCarFigure } from '#racing';
import type { CarAttributes } from './car-attributes.ts';
import type { CarEvent, AttributesInVersion, VersionCount } from './car.events.ts';

export type CarCounts = Readonly<Record<string, VersionCount>>;

const nothing: VersionCount = { released: 0, revised: 0, fields: {} };

export const countedOf = (events: readonly CarEvent[]): CarCounts =>
  events.reduce<CarCounts>((counts, event) => plus(counts, countsIn(event), 1), {});

/** The counts for these statements about a car: its first version released it, others revised it. */
export const countsOf = (said: readonly AttributesInVersion[]): CarCounts => {
  const versions = [...new Set(said.map(({ gameVersion }) => gameVersion))];
  const figures = versions.map((version) => attributesAt<CarAttributes>(said, version));
  const counts = versions.flatMap((version, at): (readonly [string, VersionCount])[] => {
    const [before, now] = [figures[at - 1], figures[at]];
    if (!now) return [];
    if (!before) return [[version, { ...nothing, released: 1 }]];
    const changed = Object.keys(now).filter(
      (field) => !sameCarFigure(field, before[field as never], now[field as never]),
    );
    const fields = Object.fromEntries(changed.map((field) => [field, 1]));
    return changed.length === 0 ? [] : [[version, { ...nothing, revised: 1, fields }]];
  });
  return Object.fromEntries(counts);
};

/** The changes that turn one set of counts into another; versions without a change are left out. */
export const difference = (wanted: CarCounts, counted: CarCounts): CarCounts => plus(wanted, counted, -1);

const countsIn = (event: CarEvent): CarCounts => {
  if (event.type === 'CarHistoryRestated') return event.data.counts;
  if (event.type === 'CarReleased') return { [event.data.gameVersion]: { ...nothing, released: 1 } };
  if (event.type !== 'CarRevised' || event.data.alreadyStated === 'everything') return {};
  const { alreadyStated, changes, gameVersion } = event.data;
  const first = Object.keys(changes).filter((field) => !alreadyStated.includes(field as never));
  const revised = alreadyStated.length === 0 && first.length > 0 ? 1 : 0;
  return { [gameVersion]: { ...nothing, revised, fields: Object.fromEntries(first.map((field) => [field, 1])) } };
};

const plus = (a: CarCounts, b: CarCounts, sign: 1 | -1): CarCounts => {
  const versions = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sums = versions.map((version) => [version, sum(a[version] ?? nothing, b[version] ?? nothing, sign)] as const);
  return Object.fromEntries(sums.filter(([, count]) => !isNothing(count)));
};

const sum = (a: VersionCount, b: VersionCount, sign: 1 | -1): VersionCount => {
  const fields = [...new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])];
  const counts = fields.map((field) => [field, (a.fields[field] ?? 0) + sign * (b.fields[field] ?? 0)] as const);
  return {
    released: a.released + sign * b.released,
    revised: a.revised + sign * b.revised,
    fields: Object.fromEntries(counts.filter(([, count]) => count !== 0)),
  };
};

const isNothing = ({ released, revised, fields }: VersionCount): boolean =>
  released === 0 && revised === 0 && Object.keys(fields).length === 0;
