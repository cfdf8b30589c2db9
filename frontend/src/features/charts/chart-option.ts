import type { EChartsCoreOption } from 'echarts/core';
import { shapeOf } from './chart-shapes.ts';

/** An axis as drawn; `whole`: no labels between integers. */
export type ChartAxis = {
  readonly name: string;
  readonly format: (place: number) => string;
  readonly whole?: boolean | undefined;
};

export type DrawnPoint = { readonly id: string; readonly name: string; readonly atX: number; readonly atY: number };

export type DrawnGroup<Point extends DrawnPoint> = {
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
  readonly points: readonly Point[];
};

/** Places that a line joins; in the colour of its group, else in that of the page. */
export type DrawnLine = {
  readonly dashed: boolean;
  readonly colour?: string;
  readonly at: readonly (readonly [number, number])[];
};

export type ChartDrawing<Point extends DrawnPoint> = {
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly groups: readonly DrawnGroup<Point>[];
  /** Vertical position of a point, which for residuals is not its value. */
  readonly heightOf: (point: Point) => number;
  readonly sizeOf: (point: Point) => number;
  readonly frontier: readonly Point[];
  readonly lines: readonly DrawnLine[];
  readonly named: readonly Point[];
  readonly token: (name: string) => string;
};

/** The series of the current point: it alone changes while the user moves from point to point. */
export const CURRENT = 'current';

/** The ECharts option: points by group, lines over them, labels on pinned ones. */
export function chartOption<Point extends DrawnPoint>(drawing: ChartDrawing<Point>): EChartsCoreOption {
  const { token } = drawing;
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: token('--font-data'), fontSize: 13 },
    grid: { left: 12, right: 18, top: 30, bottom: 26, containLabel: true },
    xAxis: { ...axisOption(drawing.x, token), nameLocation: 'end', nameGap: 8, nameTextStyle: endOf(token) },
    yAxis: {
      ...axisOption(drawing.y, token),
      nameLocation: 'end',
      nameTextStyle: { color: token('--text-2'), align: 'left' },
    },
    dataZoom: [
      { type: 'inside', xAxisIndex: 0, filterMode: 'none' },
      { type: 'inside', yAxisIndex: 0, filterMode: 'none' },
    ],
    toolbox: { show: false },
    brush: {
      toolbox: [],
      xAxisIndex: 0,
      yAxisIndex: 0,
      throttleType: 'debounce',
      throttleDelay: 120,
      brushStyle: { color: token('--accent-bg'), borderColor: token('--accent'), borderWidth: 1 },
      outOfBrush: { colorAlpha: 0.35 },
    },
    series: [
      ...drawing.groups.map((group) => groupSeries(group, drawing)),
      ...lineSeries(drawing),
      ...ringSeries(drawing),
    ],
  };
}

type Token = (name: string) => string;

const endOf = (token: Token) => ({
  color: token('--text-2'),
  align: 'right',
  verticalAlign: 'top',
  padding: [26, 0, 0, 0],
});

const ROOM_SHARE = 0.02;
const ROOM = `${100 * ROOM_SHARE}%`;

const axisOption = ({ name, format, whole = false }: ChartAxis, token: Token) => ({
  name,
  type: 'value',
  scale: true,
  // Room for points at the ends, which could not be dragged around otherwise; not below 0.
  boundaryGap: [ROOM, ROOM],
  min: ({ min, max }: { min: number; max: number }) => (min >= 0 && min < ROOM_SHARE * (max - min) ? 0 : null),
  splitNumber: 7,
  ...(whole ? { minInterval: 1 } : {}),
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { color: token('--text-2'), formatter: format, hideOverlap: true },
  splitLine: { lineStyle: { color: token('--line') } },
  axisPointer: { show: false },
});

/** From this count on, points of a group are rendered together: all of one size, without an edge. */
const MANY = 4000;

const groupSeries = <Point extends DrawnPoint>(
  { name, colour, shape, points }: DrawnGroup<Point>,
  { heightOf, sizeOf, token }: ChartDrawing<Point>,
) => ({
  type: 'scatter',
  name,
  symbol: shapeOf(shape),
  itemStyle: { color: colour, borderColor: token('--control'), borderWidth: 0.5 },
  large: points.length > MANY,
  symbolSize: points.length > MANY ? 4 : (value: readonly number[]) => value[2] ?? 10,
  data: points.map((point) => [point.atX, heightOf(point), sizeOf(point)]),
});

function lineSeries<Point extends DrawnPoint>({ frontier, lines, heightOf, token }: ChartDrawing<Point>) {
  const line = { type: 'line', silent: true, showSymbol: false, z: 1 };
  return [
    ...(frontier.length > 1
      ? [
          {
            ...line,
            step: 'end',
            lineStyle: { color: token('--text-2'), width: 1.5 },
            data: frontier.map((point) => [point.atX, heightOf(point)]),
          },
        ]
      : []),
    ...lines.map(({ dashed, colour = token('--accent'), at }) => ({
      ...line,
      lineStyle: { color: colour, width: dashed ? 1 : 2, type: dashed ? 'dashed' : 'solid' },
      data: at,
    })),
  ];
}

const ringSeries = <Point extends DrawnPoint>({ named, heightOf, token }: ChartDrawing<Point>) => {
  const ring = { color: 'transparent', borderColor: token('--text'), borderWidth: 2 };
  return [
    {
      type: 'scatter',
      silent: true,
      symbolSize: 15,
      itemStyle: ring,
      labelLayout: { hideOverlap: true },
      label: {
        show: true,
        position: 'right',
        color: token('--text'),
        textBorderColor: token('--bg'),
        textBorderWidth: 3,
        formatter: ({ dataIndex }: { dataIndex: number }) => named[dataIndex]?.name ?? '',
      },
      data: named.map((point) => [point.atX, heightOf(point)]),
    },
    { id: CURRENT, type: 'scatter', silent: true, symbolSize: 20, itemStyle: { ...ring, borderWidth: 3 }, data: [] },
  ];
};
