import { useTranslation } from 'react-i18next';
import { compositeScores, type RangeGroup } from '#racing';
import { isComposite, isRangeMeasure, type MeasureName } from './measures.ts';

/** Names of measures in the user's language; scores of several values by these, which `figure` names. */
export function useMeasureName(figure: (name: RangeGroup) => string): (name: MeasureName) => string {
  const { t } = useTranslation('charts');
  return (name) => {
    if (isComposite(name)) return compositeScores[name].of.map((one) => figure(one)).join(' · ');
    return isRangeMeasure(name) ? figure(name) : t(`measures.${name}`);
  };
}
