import { useMemo } from 'react';
import { type Criteria, formatCriteria, parseCriteria, parseTrackCode, type TrackCode } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { type Grouping, groupings, type Scale, scales } from './chart-points.ts';
import { isMeasure, type MeasureName } from './measures.ts';

export const views = ['points', 'residual', 'spread', 'table'] as const;
export type View = (typeof views)[number];

export const lineNames = ['frontier', 'fit', 'band'] as const;
export type LineName = (typeof lineNames)[number];

/** Colours distinguish no more series. */
export const MAX_SERIES = 4;
const MAX_PINNED = 30;
/** A track with many measured times. */
const FIRST_TRACK = 'tRoad_a00';
/** A filter in a link never contains this character. */
const BETWEEN_FILTERS = '!';

const initial = {
  x: 'time',
  y: 'rq',
  xs: 'log',
  ys: 'linear',
  colour: 'class',
  size: '',
  track: '',
  tunes: '',
  down: '',
  series: '',
  lines: 'frontier',
  view: 'points',
  by: 'tyre',
  ref: '',
  version: '',
  pins: '',
};

/** Fields saved in the address without conversion. */
type Plain = 'x' | 'y' | 'xs' | 'ys' | 'colour' | 'size' | 'track' | 'view' | 'by' | 'ref' | 'version';

export type ChartAddress = ReturnType<typeof useChartAddress>;

/** The choices of a chart, in its address: `/charts?x=time&track=moto_a10&y=rq&colour=tyre&series=~N~cS`. */
export function useChartAddress() {
  const [fields, set] = useAddressFields(initial);
  const series = useMemo<readonly Criteria[]>(
    () =>
      fields.series
        .split(BETWEEN_FILTERS)
        .slice(0, MAX_SERIES)
        .map((text) => parseCriteria(text).criteria),
    [fields.series],
  );
  const tunes = useMemo(() => fields.tunes.split(',').filter((tune) => tune !== ''), [fields.tunes]);
  const pins = useMemo(() => new Set(fields.pins.split(',').filter((id) => id !== '')), [fields.pins]);
  const measure = (text: string, other: MeasureName): MeasureName => (isMeasure(text) ? text : other);
  const track: TrackCode | undefined = parseTrackCode(fields.track)?.code ?? parseTrackCode(FIRST_TRACK)?.code;
  return {
    x: measure(fields.x, 'time'),
    y: measure(fields.y, 'rq'),
    size: isMeasure(fields.size) ? fields.size : undefined,
    xScale: oneOf<Scale>(scales, fields.xs, 'linear'),
    yScale: oneOf<Scale>(scales, fields.ys, 'linear'),
    colour: oneOf<Grouping>(groupings, fields.colour, 'class'),
    /** The car that points are counted against; '': the median. */
    reference: fields.ref,
    /** The game version of the cars; undefined: the current one. */
    version: fields.version === '' ? undefined : fields.version,
    /** The second grouping, against that of the colours. */
    by: oneOf<Grouping>(groupings, fields.by, 'tyre'),
    view: oneOf<View>(views, fields.view, 'points'),
    track,
    tunes,
    /** Includes disputed and downvoted times. */
    withDisputed: fields.down === 'with',
    series,
    lines: lineNames.filter((name) => fields.lines.split(',').includes(name)),
    pins,
    set: (changes: Partial<Record<Plain, string>>) => set(changes),
    setWithDisputed: (on: boolean) => set({ down: on ? 'with' : '' }),
    setTunes: (next: readonly string[]) => set({ tunes: next.join(',') }),
    setLines: (next: readonly LineName[]) => set({ lines: next.join(',') }),
    setSeries: (next: readonly Criteria[]) => set({ series: next.map(formatCriteria).join(BETWEEN_FILTERS) }),
    setPins: (next: readonly string[]) => set({ pins: next.slice(-MAX_PINNED).join(',') }),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string, other: Value): Value =>
  values.find((value) => value === text) ?? other;
