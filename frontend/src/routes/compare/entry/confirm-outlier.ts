import type { Car } from '#contracts';
import { unlikelyTime } from '../../../features/predictions/unlikely-time.ts';
import type { Cell } from '../../../lib/cell.ts';
import { openTool } from '../tools/open-tool.ts';

/** Whether a typed time is sent: asks for confirmation where it is far from the predicted time. */
export async function confirmOutlier(cell: Cell, text: string, car: Car | undefined): Promise<boolean> {
  const far = car && unlikelyTime(cell, text, car);
  if (!far) return true;
  return new Promise((resolve) => openTool({ tool: 'far-off', farOff: far, answer: resolve }));
}
