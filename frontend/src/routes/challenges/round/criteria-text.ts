import { type Criteria, describeCriteria } from '#racing';
import { useTranslation } from 'react-i18next';
import { useCriterionLabels } from '../../../features/cars/filter/criterion-labels.ts';

/** A requirement as text: "Country Germany, Class C or D". */
export function useCriteriaText() {
  const { t } = useTranslation('carlist');
  const words = useCriterionLabels();
  return (criteria: Criteria): string =>
    describeCriteria(criteria)
      .map(({ parts }) => parts.map((part) => `${words.group(part.group)} ${words.part(part)}`).join(', '))
      .join(` ${t('or')} `);
}
