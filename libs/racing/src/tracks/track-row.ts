import { type ConditionCode, type SurfaceShare, conditionPlace, findCondition } from '../conditions.ts';
import type { Track, TrackArea, TrackCode, TrackKind, TrackVariant } from './track.ts';

/**
 * One circuit as the tables of this folder write it: place in lists, id, English name, runs, the rest.
 *
 * Runs are conditions, each `<code>[=<reference>][@<shares>]`: what an average car does there (seconds, or mph on a
 * test bowl) and the percent of the condition's parts in their order. "41=67.3@61/39" is 61 % wet asphalt, 39 % mud;
 * a circuit whose parts are other ones names them: "01=31.7@00:30/01:70".
 */
export type TrackRow = readonly [order: number, id: string, name: string, runs: string, facts?: TrackAttributes];

/** `points` is the factor of the points formula, 1000 when omitted; `loose` off asphalt, `on` in one condition. */
export type TrackAttributes = {
  readonly points?: number;
  readonly loose?: number;
  readonly on?: Readonly<Record<string, number>>;
  readonly area?: TrackArea;
  readonly slows?: 'low' | 'low+mid';
  readonly hill?: true;
  readonly mph?: readonly [from: number, to: number];
  readonly stop?: true;
  readonly metres?: number;
};

const HALVED = 'Z50';

/** The circuit of a row. */
export const trackOf = (kind: TrackKind, [order, id, name, runs, facts = {}]: TrackRow): Track => {
  const variants = runs
    .split(' ')
    .map((run) => variantOf(id, run, facts))
    .sort((a, b) => conditionPlace(a.condition) - conditionPlace(b.condition));
  return {
    id,
    name,
    kind,
    order,
    ...(facts.area && { area: facts.area }),
    rolling: name.endsWith('(R)'),
    ...(id.endsWith(HALVED) && { halves: id.slice(0, -HALVED.length) }),
    unit: kind === 'top-speed' ? 'mph' : 's',
    clearancePenalty: facts.slows ?? 'none',
    hill: facts.hill ?? false,
    ...(facts.mph && { speedRun: { fromMph: facts.mph[0], toMph: facts.mph[1], thenStop: facts.stop ?? false } }),
    ...(facts.metres && { metres: facts.metres }),
    conditions: variants.map(({ condition }) => condition),
    variants,
  };
};

/** Condition, reference, shares. */
const RUN = /^(\w\w)(?:=([\d.]+))?(?:@(\S+))?$/;

const variantOf = (id: string, run: string, facts: TrackAttributes): TrackVariant => {
  const [, condition = '', reference, shares] = RUN.exec(run) ?? [];
  const known = findCondition(condition);
  if (!known) throw new Error(`${id}: no such run as "${run}"`);
  const onAsphalt = condition.startsWith('0');
  let read: readonly SurfaceShare[] | undefined;
  return {
    condition: known.code,
    code: `${id}_a${condition}` as TrackCode,
    pointConstant: facts.on?.[condition] ?? (onAsphalt ? undefined : facts.loose) ?? facts.points ?? 1000,
    // Few of the 569 are ever needed.
    get shares() {
      read ??= sharesOf(known.code, shares);
      return read;
    },
    ...(reference && { reference: Number(reference) }),
  };
};

const sharesOf = (code: ConditionCode, written: string | undefined): readonly SurfaceShare[] => {
  const parts = findCondition(code)?.parts ?? [];
  const percents = written?.split('/') ?? parts.map(() => String(100 / parts.length));
  return percents.map((text, index) => {
    const [percent = '', named] = text.split(':').reverse();
    return { surface: (named ?? parts[index]) as SurfaceShare['surface'], percent: Number(percent) };
  });
};
