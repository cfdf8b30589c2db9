import { ACCELERATION_POINTS_MAX, estimateAcceleration } from '#racing';
import type { EstimatedAcceleration, SpeedUnit } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';

const initial = { points: '62-2.3_186-9_248-17', unit: 'mph', top: '' };

export type TypedPoint = { readonly speed: string; readonly seconds: string };

export type Measured = {
  /** The typed lines, and an empty one for the next. */
  lines: readonly TypedPoint[];
  setLine: (at: number, line: TypedPoint) => void;
  unit: SpeedUnit;
  setUnit: (unit: SpeedUnit) => void;
  top: string;
  setTop: (text: string) => void;
  estimated: EstimatedAcceleration | { readonly ok: false; readonly code: 'unreadable' };
};

/** Points in the address, `62-2.3_186-9`, and the estimate of the car. A comma is a decimal mark too. */
export function useMeasured(): Measured {
  const [typed, set] = useAddressFields(initial);
  const unit: SpeedUnit = typed.unit === 'kmh' ? 'km/h' : 'mph';
  const lines = readLines(typed.points);
  return {
    lines: lines.length < ACCELERATION_POINTS_MAX ? [...lines, { speed: '', seconds: '' }] : lines,
    setLine: (at, line) => set({ points: writeLines([...lines.slice(0, at), line, ...lines.slice(at + 1)]) }),
    unit,
    setUnit: (next) => set({ unit: next === 'mph' ? 'mph' : 'kmh' }),
    top: typed.top,
    setTop: (top) => set({ top }),
    estimated: estimate(lines, typed.top, unit),
  };
}

const readLines = (text: string): TypedPoint[] =>
  text === ''
    ? []
    : text
        .split('_')
        .slice(0, ACCELERATION_POINTS_MAX)
        .map((line) => {
          const [speed = '', seconds = ''] = line.split('-');
          return { speed, seconds };
        });

/** Trailing empty lines are dropped; one in between stays, so that nothing moves while the user types. */
function writeLines(lines: readonly TypedPoint[]): string {
  const last = lines.findLastIndex(({ speed, seconds }) => speed !== '' || seconds !== '');
  return lines
    .slice(0, last + 1)
    .map(({ speed, seconds }) => [speed, seconds].map((text) => text.replaceAll(/[-_]/g, '')).join('-'))
    .join('_');
}

function estimate(lines: readonly TypedPoint[], top: string, unit: SpeedUnit): Measured['estimated'] {
  const points = lines
    .filter(({ speed, seconds }) => speed !== '' || seconds !== '')
    .map(({ speed, seconds }) => ({ speed: numberOf(speed), seconds: numberOf(seconds) }));
  const topSpeed = top.trim() === '' ? undefined : numberOf(top);
  const all = [...points.flatMap(({ speed, seconds }) => [speed, seconds]), topSpeed ?? 0];
  if (all.some((number) => Number.isNaN(number))) return { ok: false, code: 'unreadable' };
  return estimateAcceleration(points, { unit, topSpeed });
}

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));
