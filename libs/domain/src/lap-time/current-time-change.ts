import { currentTimeOf, type TimeConfidence, supportsOfTimes } from '#racing';
import type { CellEvent, RulingStatus, FaredOtherwise, CurrentTimeChange } from './lap-time.events.ts';
import { cell, type Cell, type CellTime } from './lap-time.state.ts';

/** An event of a cell without its outcome. */
type Unweighed<Ev extends CellEvent> = Ev extends CellEvent
  ? { readonly type: Ev['type']; readonly version?: number; readonly data: Omit<Ev['data'], keyof CurrentTimeChange> }
  : never;

/** The event with its outcome: the current time after it, and times whose status changed. */
export const withCurrentTimeChange = <Ev extends CellEvent>(state: Cell, event: Unweighed<Ev>): Ev => {
  const after = cell.evolve(state, event as CellEvent);
  return { ...event, data: { ...event.data, ...outcomeOf(state, after) } } as unknown as Ev;
};

const outcomeOf = (before: Cell, after: Cell): CurrentTimeChange => {
  const current = currentTimeOf(after.times);
  const faring = faredOtherwise(before.times, after.times);
  return { ...standingOf(current), ...(faring.length > 0 ? { faring } : {}) };
};

const standingOf = (current: ReturnType<typeof currentTimeOf>): Omit<CurrentTimeChange, 'faring'> => {
  if (!current) return { standing: { kind: 'none' } };
  const { time, support } = current;
  const standing = { standing: time.value, standingVersion: time.gameVersion };
  return support === 'unconfirmed' || support === 'doubted' || support === 'disputed'
    ? { ...standing, standingSupport: support }
    : standing;
};

const faredOtherwise = (before: readonly CellTime[], after: readonly CellTime[]): readonly FaredOtherwise[] => {
  const [fared, fares] = [faresOf(before), faresOf(after)];
  const all = new Map([...before, ...after].map((time) => [time.lapTimeId, time]));
  return [...all.values()].flatMap(({ lapTimeId, submittedBy }) => {
    const [from, to] = [fared.get(lapTimeId) ?? 'open', fares.get(lapTimeId) ?? 'open'];
    return from === to ? [] : [{ lapTimeId, submittedBy, from, to }];
  });
};

const faresOf = (times: readonly CellTime[]): ReadonlyMap<string, RulingStatus> => {
  const leansOn = supportsOfTimes(times);
  return new Map(times.map(({ lapTimeId }, at) => [lapTimeId, fareOf(leansOn[at] ?? 'hidden')]));
};

const fareOf = (support: TimeConfidence | 'hidden'): RulingStatus => {
  if (support === 'accepted' || support === 'supported') return 'accepted';
  return support === 'hidden' || support === 'disputed' ? 'reversed' : 'open';
};
