import { useTranslation } from 'react-i18next';
import { formatLapTime, isTestBowl, type TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { unitOf, useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import type { Grouping } from '../../features/charts/chart-points.ts';
import { isRangeMeasure, isTimed, type MeasureName, versionText } from '../../features/charts/measures.ts';
import { useMeasureName } from '../../features/charts/use-measure-name.ts';

export function useChartLabels(track: TrackCode | undefined) {
  const { t, i18n } = useTranslation('charts');
  const words = useCriterionLabels();
  const tracks = useTrackLabels();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const measure = useMeasureName(words.group);
  const timeText = (figure: number): string =>
    formatLapTime(
      track && isTestBowl(track) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure },
      'short',
    );
  return {
    language: i18n.language,
    measure,
    /** An axis names the track of a time, and the unit of a stat. */
    axis: (name: MeasureName): string => {
      if (isTimed(name) && track) {
        const where = `${tracks.name(track)}, ${tracks.road(track)}`;
        return name === 'time' ? where : `${measure(name)}: ${where}`;
      }
      const unit = isRangeMeasure(name) ? unitOf(name) : undefined;
      return unit === undefined ? measure(name) : `${measure(name)}, ${unit}`;
    },
    figure: (name: MeasureName, figure: number): string => {
      if (name === 'time') return timeText(figure);
      if (name === 'release') return versionText(figure);
      return name === 'year' ? String(Math.round(figure)) : number.format(figure);
    },
    grouping: (name: Grouping): string => words.group(name),
    group: (name: Grouping, value: string): string => (value === '' ? t('unknown') : words.value(name, value)),
    share: (share: number): string =>
      new Intl.NumberFormat(i18n.language, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }).format(share),
  };
}

export type ChartLabels = ReturnType<typeof useChartLabels>;
