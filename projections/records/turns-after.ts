import type { CellEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { RecordCell, SubmittedTime, Turn } from './record-cell.ts';

type Leads = Pick<RecordCell, 'turns' | 'gone' | 'turned'>;

/** The leading times of a cell after an event on one of its times; `leader`: the current one. */
export const turnsAfter = (
  doc: RecordCell | undefined,
  leader: SubmittedTime | undefined,
  event: Recorded<CellEvent>,
): Leads => {
  const before = doc?.turns ?? [];
  const judged = before.map((turn) => voidAfter(turn, event));
  const turns = withTurn(judged, leader?.lapTimeId ?? null, event);
  const isOther = turns.length !== before.length || turns.some((turn, at) => turn !== before[at]);
  const turned = isOther ? event.position : doc?.turned;
  return { turns, gone: goneAfter(doc, event), ...(turned !== undefined && { turned }) };
};

/** A withdrawn or hidden time never led; one that is shown again did. */
const voidAfter = (turn: Turn, { type, data, meta: { at } }: Recorded<CellEvent>): Turn => {
  if (turn.lapTimeId !== data.lapTimeId) return turn;
  if (type === 'LapTimeWithdrawn') return { ...turn, void: { at, why: 'withdrawn' } };
  if (type === 'LapTimeHidden') return { ...turn, void: { at, why: 'hidden' } };
  if (!turn.void || (type !== 'LapTimeAccepted' && type !== 'LapTimeRestored')) return turn;
  const { void: _, ...shown } = turn;
  return shown;
};

const withTurn = (
  turns: readonly Turn[],
  lapTimeId: string | null,
  { data, position, meta: { at } }: Recorded<CellEvent>,
): readonly Turn[] => {
  if ((turns.at(-1)?.lapTimeId ?? null) === lapTimeId) return turns;
  return [...turns, { lapTimeId, at, position, ...(lapTimeId === data.lapTimeId && { own: true as const }) }];
};

const goneAfter = (doc: RecordCell | undefined, { type, data }: Recorded<CellEvent>): readonly SubmittedTime[] => {
  const gone = doc?.gone ?? [];
  if (type !== 'LapTimeWithdrawn' || !doc?.turns.some(({ lapTimeId }) => lapTimeId === data.lapTimeId)) return gone;
  return [...gone, ...doc.times.filter(({ lapTimeId }) => lapTimeId === data.lapTimeId)];
};
