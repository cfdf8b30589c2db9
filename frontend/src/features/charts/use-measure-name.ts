import { useTranslation } from 'react-i18next';
import { compositeScores } from '#racing';
import { useCriterionWords } from '../cars/filter/criterion-words.ts';
import { isComposite, isRangeMeasure, type MeasureName } from './measures.ts';

/** What measures are called in the reader's language; scores of several figures by these. */
export function useMeasureName(): (name: MeasureName) => string {
  const { t } = useTranslation('charts');
  const words = useCriterionWords();
  return (name) => {
    if (isComposite(name)) return compositeScores[name].of.map((figure) => words.group(figure)).join(' · ');
    return isRangeMeasure(name) ? words.group(name) : t(`measures.${name}`);
  };
}
