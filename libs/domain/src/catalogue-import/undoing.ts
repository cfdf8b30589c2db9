import { currentGameVersion, attributesAt, sameFigure } from '#racing';
import { attributesByVersion } from '../car/car-at.ts';
import { type CarCounts, countedOf, countsOf } from '../car/car-counts.ts';
import type { CarAttributes } from '../car/car-attributes.ts';
import { byVersion, stateOf } from '../car/car-past.ts';
import type { CarEvent, CarRevised, CarSource, AttributesInVersion } from '../car/car.events.ts';
import { type CarState, isKnownCar, type KnownCar } from '../car/car.state.ts';

/** What undoes an import on a car: the change of its status, stats by version, and what stays as others changed it. */
export type Undoing = {
  readonly status: 'retire' | 'return' | 'as it is';
  readonly source: CarSource;
  readonly revisions: readonly { readonly gameVersion: string; readonly facts: Partial<CarAttributes> }[];
  readonly kept: readonly string[];
  readonly history?: { readonly history: readonly AttributesInVersion[]; readonly counted: CarCounts };
};

type Times = { readonly before: CarState; readonly after: KnownCar; readonly now: KnownCar };
type Figure = keyof CarAttributes;

/** `past`: all events of a car; `ours`: whether the import caused one. Undefined when it caused none. */
export const undoing = <Ev extends CarEvent>(
  past: readonly Ev[],
  ours: (event: Ev) => boolean,
): Undoing | undefined => {
  const [first, last] = [past.findIndex(ours), past.findLastIndex(ours)];
  const [before, after, now] = [first, last + 1, past.length].map((end) => stateOf(past.slice(0, Math.max(0, end))));
  if (first < 0 || !before || !after || !isKnownCar(after) || !now || !isKnownCar(now)) return undefined;
  const times = { before, after, now };
  const since = past.slice(first).filter((event) => !ours(event) && saysFigures(event));
  if (!isKnownCar(before)) return ofAdded(times, past, since);
  if (!past.some((event) => ours(event) && event.type === 'CarHistoryRestated'))
    return ofKnown(times, past.filter(ours));
  return ofRestated(times, past.slice(0, first), since);
};

const saysFigures = ({ type }: CarEvent): boolean =>
  type === 'CarReleased' || type === 'CarRevised' || type === 'CarHistoryRestated';

/** An added car is removed, from every older version and every count; one that was edited since stays as it is. */
const ofAdded = ({ after, now }: Times, past: readonly CarEvent[], since: readonly CarEvent[]): Undoing => {
  const changed = (Object.keys(now.car) as Figure[]).filter((field) => !sameFigure(now.car[field], after.car[field]));
  const kept = now.status === 'released' && since.length > 0 ? ['status', ...changed] : [];
  const undone = { source: now.source, revisions: [], kept };
  if (now.status !== 'released' || kept.length > 0) return { status: 'as it is', ...undone };
  const gameVersion = attributesByVersion(past).at(-1)?.gameVersion ?? currentGameVersion;
  const history = [{ gameVersion, whole: true, facts: now.car, source: now.source }];
  return { status: 'retire', ...undone, history: { history, counted: {} } };
};

/**
 * The history is restored to that before the import, with moderators' statements since; a list imported since keeps its
 * own.
 */
const ofRestated = ({ before, after, now }: Times, past: readonly CarEvent[], since: readonly CarEvent[]): Undoing => {
  const source = isKnownCar(before) ? before.source : now.source;
  const kept = [
    ...new Set(since.flatMap((event) => (event.type === 'CarRevised' ? Object.keys(event.data.changes) : ['history']))),
  ];
  const lists = since.some((event) => event.type !== 'CarRevised' || event.data.source !== 'moderator');
  if (lists) return { status: 'as it is', source: now.source, revisions: [], kept };
  const added = since.flatMap((event) => (event.type === 'CarRevised' ? [saidBy(event)] : []));
  const history = byVersion([...attributesByVersion(past), ...added]);
  const counted = added.length === 0 ? countedOf(past) : countsOf(history);
  return { status: backTo(before, after, now), source, revisions: [], kept, history: { history, counted } };
};

const saidBy = ({ data: { gameVersion, changes, source } }: CarRevised): AttributesInVersion => ({
  gameVersion,
  whole: false,
  facts: changes,
  source,
});

const backTo = (before: CarState, after: KnownCar, now: KnownCar): Undoing['status'] => {
  if (now.status !== after.status || before.status === after.status) return 'as it is';
  return before.status === 'retired' ? 'retire' : 'return';
};

const ofKnown = (times: Times, ours: readonly CarEvent[]): Undoing => {
  const { before, after, now } = times;
  const source = isKnownCar(before) && now.source === after.source ? before.source : now.source;
  if (now.status !== after.status) return { status: 'as it is', source, revisions: [], kept: ['status'] };
  const parts = ours.flatMap((event) => (event.type === 'CarRevised' ? [ofRevision(times, event.data)] : []));
  const status = before.status === after.status ? 'as it is' : before.status === 'retired' ? 'retire' : 'return';
  return {
    status,
    source,
    revisions: parts.map(({ gameVersion, facts }) => ({ gameVersion, facts })),
    kept: parts.flatMap(({ kept }) => kept),
  };
};

/** Stats that are still as the import set them are restored; a rating that stays keeps its class. */
const ofRevision = (
  { before, after, now }: Times,
  { gameVersion, changes }: { readonly gameVersion: string; readonly changes: Partial<CarAttributes> },
) => {
  const [old, left, is] = [before, after, now].map((state) =>
    !isKnownCar(state) ? undefined : attributesAt(state.timeline, gameVersion),
  );
  const fields = Object.keys(changes) as Figure[];
  const differs = fields.filter((field) => !sameFigure(is?.[field], left?.[field]));
  const kept = differs.includes('rq') && fields.includes('class') ? [...new Set([...differs, 'class'])] : differs;
  const back = fields.filter((field) => !kept.includes(field) && old?.[field] !== undefined);
  const facts = Object.fromEntries(back.map((field) => [field, old?.[field]])) as Partial<CarAttributes>;
  return {
    gameVersion,
    facts,
    kept: kept.filter((field) => !sameFigure(is?.[field as Figure], old?.[field as Figure])),
  };
};
