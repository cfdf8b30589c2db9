import { useDeferredValue, useMemo, useState } from 'react';
import { carResolver, withChoices } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { fitOf } from '../../features/charts/fit.ts';
import { csvPoints } from '../../features/charts/csv/csv-points.ts';
import { type CsvView, firstView } from '../../features/charts/csv/csv-view.ts';
import { wholeView } from '../../features/charts/csv/guess-view.ts';
import { joined } from '../../features/charts/csv/joined-file.ts';
import type { SavedChart } from '../../features/charts/csv/saved-charts.ts';
import { useCarChoices } from '../../lib/files/car-choices.ts';
import { useCsvFiles } from '../../features/charts/csv/use-csv-files.ts';

export type CsvChart = ReturnType<typeof useCsvChart>;

export function useCsvChart() {
  const { files, ...reads } = useCsvFiles();
  const [said, setSaid] = useState<CsvView>(firstView);
  const { cars } = useCatalogue();
  const resolve = useMemo(() => carResolver(cars), [cars]);
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const { carColumn } = said;
  const { choices, choose } = useCarChoices(files.map(({ name }) => name).join('|'));
  const all = useMemo(
    () => files.map((file) => joined(file, carColumn, withChoices(resolve, choices), byId)),
    [files, carColumn, resolve, choices, byId],
  );
  const now = useMemo(() => ({ view: wholeView(said, all), files: all }), [said, all]);
  const shown = useDeferredValue(now);
  const chart = useMemo(() => csvPoints(shown.view, shown.files), [shown]);
  const fit = useMemo(() => fitOf(chart.points, shown.view.yScale), [chart, shown]);
  const set = (changes: Partial<CsvView>) => setSaid({ ...said, ...changes });
  const sources = files.map(({ source, name }) => ({ source, name }));
  return {
    ...shown,
    chart,
    fit,
    cars,
    choose,
    ...reads,
    set,
    add: (source: Blob, name: string) => reads.add(source, name, said.mark),
    setMark: (mark: CsvView['mark']) => {
      set({ mark });
      return reads.replace(sources, mark);
    },
    open: (kept: SavedChart) => {
      setSaid(kept.view);
      return reads.replace(kept.files, kept.view.mark);
    },
    toKeep: (name: string): SavedChart => ({ name, at: new Date().toISOString(), files: sources, view: said }),
  };
}
