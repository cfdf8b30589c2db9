import { factorFromPoints, parseLapTime, parseTrackCode, pointConstant, points } from '#racing';
import type { FactorFromPoints, ParsedLapTime, Points, TrackCode } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';

const initial = { track: 'drag100_a00', mine: '', theirs: '', seen: '', factor: '' };
type Typed = Readonly<Record<keyof typeof initial, string>>;

export type Duel = {
  typed: Typed;
  set: (changes: Partial<Typed>) => void;
  track: TrackCode;
  mine: ParsedLapTime;
  theirs: ParsedLapTime;
  /** The factor that counts; undefined where the typed value is invalid. */
  factor: number | undefined;
  /** The factor of the track. */
  inUse: number;
  /** As the game gives them, and what the gap alone would give; undefined until both times are there. */
  result: { points: Points; bare: Points } | undefined;
  /** The factor that follows from observed points; undefined until they are typed. */
  suggested: FactorFromPoints | undefined;
};

export const FACTOR_MAX = 5000;

/** With `own`, the factor is the one typed; while none is typed it is the track's. */
export function useDuel(own: boolean): Duel {
  const [typed, set] = useAddressFields(initial);
  const track = (parseTrackCode(typed.track)?.code ?? initial.track) as TrackCode;
  const mine = parseLapTime(typed.mine, track);
  const theirs = parseLapTime(typed.theirs, track);
  const inUse = pointConstant(track);
  const factor = own ? readFactor(typed.factor, inUse) : inUse;
  return {
    typed,
    set,
    track,
    mine,
    theirs,
    factor,
    inUse,
    result: resultOf(mine, theirs, track, factor),
    suggested: suggestedBy(mine, theirs, track, typed.seen),
  };
}

function resultOf(mine: ParsedLapTime, theirs: ParsedLapTime, track: TrackCode, factor: number | undefined) {
  if (!mine.ok || !theirs.ok || factor === undefined) return undefined;
  const given = points(mine.value, theirs.value, track, { factor });
  const bare = points(mine.value, theirs.value, track, { factor, minimum: false });
  return given && bare && { points: given, bare };
}

function suggestedBy(mine: ParsedLapTime, theirs: ParsedLapTime, track: TrackCode, seen: string) {
  const text = seen.trim().replace('\u2212', '-');
  if (!mine.ok || !theirs.ok || text === '') return undefined;
  return factorFromPoints(mine.value, theirs.value, track, Number(text));
}

function readFactor(text: string, inUse: number): number | undefined {
  if (text.trim() === '') return inUse;
  const factor = Number(text);
  return Number.isInteger(factor) && factor >= 1 && factor <= FACTOR_MAX ? factor : undefined;
}
