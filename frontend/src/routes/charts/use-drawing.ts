import { useMemo } from 'react';
import type { Chart } from './use-chart.ts';
import type { ChartPoint, Scale } from '../../features/charts/chart-points.ts';
import type { MeasureName } from '../../features/charts/measures.ts';
import { styleOf } from '../../features/charts/chart-shapes.ts';
import type { ChartDrawing } from '../../features/charts/chart-option.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import { themeTokens } from '../../features/share-deck/theme-tokens.ts';
import { useTheme } from '../../lib/settings/theme.ts';

const [PLAIN, LEAST, MOST] = [10, 5, 26];
const STEPS = 40;

/** Sizes points by the chosen measure; the area represents the value, so the side is its root. */
function sizing(points: readonly ChartPoint[], isSized: boolean): (point: ChartPoint) => number {
  if (!isSized) return () => PLAIN;
  const sizes = points.flatMap(({ size }) => (size !== null && Number.isFinite(size) ? [size] : []));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return ({ size }) =>
    size === null || !Number.isFinite(size) || most === least
      ? LEAST
      : LEAST + (MOST - LEAST) * Math.sqrt((size - least) / (most - least));
}

export function useDrawing(chart: Chart, address: ChartAddress, words: ChartLabels): ChartDrawing<ChartPoint> {
  const theme = useTheme();
  const { points, fit, best, groups } = chart;
  const { view, x, y, xScale, yScale, size, colour, lines, pins, series } = address;
  return useMemo(() => {
    const token = themeTokens(theme);
    const isResidual = view === 'residual' && fit !== undefined;
    const isClass = colour === 'class' && series.length < 2;
    const xs = points.map(({ atX }) => atX);
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    const line = (of: (atX: number) => number): [number, number][] =>
      Array.from({ length: STEPS + 1 }, (_, at) => from + ((to - from) * at) / STEPS).map((atX) => [atX, of(atX)]);
    return {
      x: { name: words.axis(x), format: labelling(xScale, (figure) => words.figure(x, figure)), whole: isWhole(x) },
      y: isResidual
        ? { name: words.measure(y), format: yScale === 'rank' ? String : words.share }
        : { name: words.axis(y), format: labelling(yScale, (figure) => words.figure(y, figure)), whole: isWhole(y) },
      groups: groups.map((name, at) => {
        const { token: colourToken, shape } = styleOf(isClass, name, at);
        return { name, shape, colour: token(colourToken), points: points.filter(({ group }) => group === name) };
      }),
      heightOf: isResidual ? fit.residual : ({ atY }) => atY,
      sizeOf: sizing(points, size !== undefined),
      frontier: lines.includes('frontier') && !isResidual ? best : [],
      lines: isResidual
        ? [{ dashed: false, at: line(() => 0) }]
        : [
            ...(fit && lines.includes('fit') ? [{ dashed: false, at: line(fit.expected) }] : []),
            ...(fit && lines.includes('band')
              ? [fit.band.low, fit.band.high].map((of) => ({ dashed: true, at: line(of) }))
              : []),
          ],
      named: points.filter(({ car }) => pins.has(car.id)),
      token,
    };
    // The words change with the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [points, fit, best, groups, view, x, y, xScale, yScale, size, colour, lines, pins, series, theme, words.language]);
}

/** Versions and years are whole numbers; no values lie between them. */
const isWhole = (name: MeasureName): boolean => name === 'release' || name === 'year';

export function labelling(scale: Scale, format: (figure: number) => string): (place: number) => string {
  if (scale === 'rank') return String;
  return scale === 'log' ? (place) => format(Math.exp(place)) : format;
}
