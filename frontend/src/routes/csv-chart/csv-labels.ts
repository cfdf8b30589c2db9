import { useTranslation } from 'react-i18next';
import { useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import { groupings } from '../../features/charts/chart-points.ts';
import { isMeasure } from '../../features/charts/measures.ts';
import { useMeasureName } from '../../features/charts/use-measure-name.ts';
import { CATEGORY, OTHERS, seriesKey } from '../../features/charts/csv/csv-points.ts';
import type { ColourOf, FigureOf } from '../../features/charts/csv/csv-view.ts';
import type { WholeView } from '../../features/charts/csv/guess-view.ts';
import type { JoinedFile } from '../../features/charts/csv/joined-file.ts';

export type CsvLabels = ReturnType<typeof useCsvLabels>;

/** The label of a stat; an unknown name in a link is shown as it is. */
function useCarFigure(): (name: string) => string {
  const measure = useMeasureName(useCriterionLabels().group);
  return (name) => (isMeasure(name) ? measure(name) : name);
}

export function useCsvLabels(files: readonly JoinedFile[], view: WholeView) {
  const { t, i18n } = useTranslation('csvchart');
  const words = useCriterionLabels();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  const carFigure = useCarFigure();
  const figureOf = (one: FigureOf): string => {
    if (one.of === 'car') return t('ofCar', { figure: carFigure(one.name) });
    if (one.of === 'column') return one.name;
    return `${files.find(({ id }) => id === one.fileId)?.name ?? ''} · ${one.name}`;
  };
  const grouping = groupings.find((one) => view.colour.of === 'car' && one === view.colour.name);
  const series = new Map(
    view.ys.flatMap((y, at) =>
      files.map((file) => [
        seriesKey(file, at),
        [files.length > 1 ? file.name : '', view.ys.length > 1 || files.length === 1 ? figureOf(y) : '']
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
  );
  return {
    language: i18n.language,
    number: (figure: number) => number.format(figure),
    figureOf,
    colourOf: (one: ColourOf): string => {
      if (one.of === 'series') return t('bySeries');
      if (one.of === 'column') return one.name;
      return one.name === CATEGORY
        ? t('category')
        : words.group(groupings.find((name) => name === one.name) ?? 'class');
    },
    group: (name: string): string => {
      if (name === OTHERS) return t('others');
      if (name === '') return t('unknown');
      if (view.colour.of === 'series') return series.get(name) ?? name;
      return grouping ? words.value(grouping, name) : name;
    },
  };
}
