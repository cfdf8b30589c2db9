import { factsAt, sameFigure } from '#racing';
import type { CarFacts } from '../car/car-facts.ts';
import type { CarEvent, CarSource } from '../car/car.events.ts';
import { car, type CarState, isKnownCar, type KnownCar } from '../car/car.state.ts';

/** What undoes an import on a car: an end to its status, figures by version, and what stays since it is somebody else's. */
export type Undoing = {
  readonly status: 'retire' | 'return' | 'as it is';
  readonly source: CarSource;
  readonly revisions: readonly { readonly gameVersion: string; readonly facts: Partial<CarFacts> }[];
  readonly kept: readonly string[];
};

type Times = { readonly before: CarState; readonly after: KnownCar; readonly now: KnownCar };
type Figure = keyof CarFacts;

/** `past`: all that happened to a car; `ours`: whether the import did it. Undefined when it did nothing. */
export const undoing = <Ev extends CarEvent>(
  past: readonly Ev[],
  ours: (event: Ev) => boolean,
): Undoing | undefined => {
  const [first, last] = [past.findIndex(ours), past.findLastIndex(ours)];
  const [before, after, now] = [first, last + 1, past.length].map((end) =>
    past.slice(0, Math.max(0, end)).reduce<CarState>((state, event) => car.evolve(state, event), car.initial),
  );
  if (first < 0 || !before || !after || !isKnownCar(after) || !now || !isKnownCar(now)) return undefined;
  return !isKnownCar(before) ? ofAdded({ before, after, now }) : ofKnown({ before, after, now }, past.filter(ours));
};

/** An added car goes; one that somebody has worked on since stays. */
const ofAdded = ({ after, now }: Times): Undoing => {
  const changed = (Object.keys(now.car) as Figure[]).filter((field) => !sameFigure(now.car[field], after.car[field]));
  const kept =
    now.status === 'released' && (changed.length > 0 || now.source !== after.source) ? ['status', ...changed] : [];
  const status = now.status === 'released' && kept.length === 0 ? 'retire' : 'as it is';
  return { status, source: now.source, revisions: [], kept };
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

/** Figures go back that are still as the import left them; a rating that stays keeps its class. */
const ofRevision = (
  { before, after, now }: Times,
  { gameVersion, changes }: { readonly gameVersion: string; readonly changes: Partial<CarFacts> },
) => {
  const [old, left, is] = [before, after, now].map((state) =>
    !isKnownCar(state) ? undefined : factsAt(state.timeline, gameVersion),
  );
  const fields = Object.keys(changes) as Figure[];
  const differs = fields.filter((field) => !sameFigure(is?.[field], left?.[field]));
  const kept = differs.includes('rq') && fields.includes('class') ? [...new Set([...differs, 'class'])] : differs;
  const back = fields.filter((field) => !kept.includes(field) && old?.[field] !== undefined);
  const facts = Object.fromEntries(back.map((field) => [field, old?.[field]])) as Partial<CarFacts>;
  return {
    gameVersion,
    facts,
    kept: kept.filter((field) => !sameFigure(is?.[field as Figure], old?.[field as Figure])),
  };
};
