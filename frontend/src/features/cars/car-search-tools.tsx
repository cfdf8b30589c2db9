import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, type CriteriaGroup, withClasses } from '#racing';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { FilterButton } from './filter/filter-button.tsx';
import { FilterSentence } from './filter/filter-sentence.tsx';
import styles from './add-car-dialog.module.css';

type CarSearchToolsProps = {
  cars: readonly Car[];
  query: string;
  onQuery: (query: string) => void;
  criteria: Criteria;
  onCriteria: (criteria: Criteria) => void;
  /** Undefined until the cars are loaded. */
  count: number | undefined;
  /** Groups not shown, because all the cars have the same value in them. */
  fixed?: ReadonlySet<CriteriaGroup>;
};

export const CarSearchTools = memo(function CarSearchTools(props: CarSearchToolsProps) {
  const { cars, query, onQuery, criteria, onCriteria, count, fixed } = props;
  const { t } = useTranslation('cars');
  const [filtering, setFiltering] = useState(false);
  return (
    <>
      <SearchField label={t('search')} placeholder={t('searchHint')} value={query} onChange={onQuery} list="car-list" />
      <div className={styles['filters']}>
        {fixed?.has('class') ? null : (
          <ClassChips
            chosen={criteria[0]?.choices.class ?? []}
            onChange={(classes) => onCriteria(withClasses(criteria, classes))}
          />
        )}
        <Suspense fallback={null}>
          <FilterButton
            {...{ cars, criteria, onCriteria }}
            {...(fixed ? { fixed } : {})}
            opened={filtering}
            onOpened={setFiltering}
          />
        </Suspense>
        <span className={styles['count']} role="status">
          {count === undefined ? null : t('count', { count })}
        </span>
      </div>
      {hasOnlyClasses(criteria) ? null : (
        <Suspense fallback={null}>
          <FilterSentence criteria={criteria} onChange={onCriteria} />
        </Suspense>
      )}
    </>
  );
});

const hasOnlyClasses = (criteria: Criteria): boolean =>
  criteria.every(({ ranges, choices }) => Object.keys({ ...ranges, ...choices, class: [] }).length === 1);
