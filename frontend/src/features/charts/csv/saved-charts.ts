import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { CsvView } from './csv-view.ts';

/** A chart as saved on this device: its full files, and the user's choices. */
export type SavedChart = {
  readonly name: string;
  readonly at: string;
  readonly files: readonly { readonly name: string; readonly source: Blob }[];
  readonly view: CsvView;
};

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('tdr-csv-charts', 'charts'));
const canKeep = () => typeof indexedDB !== 'undefined';

/** The newest first; none where the browser has no storage. */
export async function savedCharts(): Promise<readonly SavedChart[]> {
  if (!canKeep()) return [];
  const all = await entries<string, SavedChart>(store());
  return all.map(([, chart]) => chart).toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** Replaces one of the same name. */
export const saveChart = (chart: SavedChart): Promise<void> => set(chart.name, chart, store());

export const forgetChart = (name: string): Promise<void> => del(name, store());
