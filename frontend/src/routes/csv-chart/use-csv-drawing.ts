import { useMemo } from 'react';
import type { ChartDrawing } from '../../features/charts/chart-option.ts';
import { styleOf } from '../../features/charts/chart-shapes.ts';
import { type CsvPoint, OTHERS } from '../../features/charts/csv/csv-points.ts';
import type { CsvChart } from './use-csv-chart.ts';
import { themeTokens } from '../../features/share-deck/theme-tokens.ts';
import { useTheme } from '../../lib/settings/theme.ts';
import { labelling } from '../charts/use-drawing.ts';
import type { CsvLabels } from './csv-labels.ts';

const STEPS = 40;
const SIZE = 9;

export function useCsvDrawing({ chart, fit, view }: CsvChart, words: CsvLabels): ChartDrawing<CsvPoint> {
  const theme = useTheme();
  return useMemo(() => {
    const token = themeTokens(theme);
    const isClass = view.colour.of === 'car' && view.colour.name === 'class';
    const byGroup = Map.groupBy(chart.points, ({ group }) => group);
    const names = [...chart.groups.map(({ name }) => name), ...(byGroup.has(OTHERS) ? [OTHERS] : [])];
    const groups = names.map((name, at) => {
      const { token: colour, shape } = styleOf(isClass && name !== '' && name !== OTHERS, name, at);
      return { name, shape, colour: token(colour), points: byGroup.get(name) ?? [] };
    });
    const [xLog, yLog] = [view.xScale === 'log', view.yScale === 'log'];
    const means = chart.groups.map(({ means: at }, place) => ({
      dashed: false,
      colour: groups[place]?.colour ?? '',
      at: at.map(([x, y]) => [xLog ? Math.log(x) : x, yLog ? Math.log(y) : y] as const),
    }));
    return {
      x: { name: words.figureOf(view.x), format: labelling(view.xScale, words.number) },
      y: { name: view.ys.map(words.figureOf).join(', '), format: labelling(view.yScale, words.number) },
      groups,
      heightOf: ({ atY }) => atY,
      sizeOf: () => SIZE,
      frontier: [],
      lines: [
        ...(view.lines.includes('mean') ? means : []),
        ...(fit && view.lines.includes('fit') ? [{ dashed: true, at: lineOf(chart.points, fit.expected) }] : []),
      ],
      named: [],
      token,
    };
    // The labels change with the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chart, fit, view, theme, words.language]);
}

function lineOf(points: readonly CsvPoint[], expected: (atX: number) => number): [number, number][] {
  let [from, to] = [Infinity, -Infinity];
  for (const { atX } of points) [from, to] = [Math.min(from, atX), Math.max(to, atX)];
  return Array.from({ length: STEPS + 1 }, (_, at) => from + ((to - from) * at) / STEPS).map((x) => [x, expected(x)]);
}
