import { ScatterChart, LineChart } from 'echarts/charts';
import { BrushComponent, DataZoomComponent, GridComponent, ToolboxComponent } from 'echarts/components';
import { init, use, type EChartsType } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

use([
  ScatterChart,
  LineChart,
  GridComponent,
  DataZoomComponent,
  BrushComponent,
  ToolboxComponent,
  LabelLayout,
  CanvasRenderer,
]);

export type Drawn = EChartsType;
export const drawInto = (element: HTMLElement): Drawn => init(element);
