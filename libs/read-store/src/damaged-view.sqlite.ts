import { isDamage } from './driver-errors.sqlite.ts';
import type { Registry } from './registry.sqlite.ts';
import { ViewDamaged } from './view.ts';
import { type ViewVersion, viewId } from './view-writer.ts';

/** The error to throw for one on a view's live file: a damaged file is not read any longer. */
export const unlessDamaged = (error: unknown, registry: Registry, view: ViewVersion, generation?: number): unknown => {
  if (!isDamage(error)) return error;
  const damaged = generation ?? registry.get(view)?.live;
  if (damaged !== undefined) registry.giveUp(view, damaged);
  return new ViewDamaged(viewId(view), (error as Error).message, { cause: error });
};
