import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { withClasses } from '#racing';
import { CarSort } from './car-sort.tsx';
import type { CarsAddress } from './use-cars-address.ts';
import { ViewChoice } from './view-choice.tsx';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import styles from './cars-tools.module.css';

type CarsToolsProps = {
  cars: readonly Car[];
  address: CarsAddress;
  count: number | undefined;
  forgiven: boolean;
};

export function CarsTools({ cars, address, count, forgiven }: CarsToolsProps) {
  const [filtering, setFiltering] = useState(false);
  const { t } = useTranslation(['carlist', 'cars']);
  const { criteria, setCriteria, find, setFind } = address;
  const [first] = criteria;
  return (
    <div className={styles['tools']}>
      <div className={styles['line']}>
        <div className={styles['search']}>
          <SearchField onPage label={t('cars:search')} placeholder={t('searchHint')} value={find} onChange={setFind} />
        </div>
        <ClassChips
          chosen={first?.choices.class ?? []}
          onChange={(classes) => setCriteria(withClasses(criteria, classes))}
        />
        <FilterButton {...{ cars, criteria }} onCriteria={setCriteria} opened={filtering} onOpened={setFiltering} />
        <span className={styles['shown']}>
          <CarSort sort={address.sort} searching={find.trim() !== ''} onSort={address.setSort} />
          <ViewChoice view={address.view} onView={address.setView} />
        </span>
      </div>
      <div className={styles['line']}>
        <b role="status" className={styles['count']}>
          {count === undefined ? null : t('cars:count', { count })}
        </b>
        {criteria.length > 0 ? (
          <>
            <FilterSentence criteria={criteria} onChange={setCriteria} />
            <Button variant="ghost" size="small" onClick={address.clear}>
              {t('clearAll')}
            </Button>
          </>
        ) : null}
      </div>
      {forgiven ? <p className={styles['forgiven']}>{t('forgiven')}</p> : null}
    </div>
  );
}
