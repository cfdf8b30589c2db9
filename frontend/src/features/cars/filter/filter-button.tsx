import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { Car } from '#contracts';
import { countParts, type Criteria, type CriteriaGroup } from '#racing';
import { FiltersIcon } from '../../../ui/icons.ts';
import { disabledWhileBusy } from '../../../ui/press/disabled-while-busy.ts';
import styles from './filter-button.module.css';

const FilterDialog = lazyComponent(async () => (await import('./filter-dialog.tsx')).FilterDialog);

type FilterButtonProps = {
  cars: readonly Car[];
  criteria: Criteria;
  onCriteria: (criteria: Criteria) => void;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  /** Groups that the search already fixes: not shown. */
  fixed?: ReadonlySet<CriteriaGroup>;
};

export function FilterButton({ cars, criteria, onCriteria, opened, onOpened, fixed }: FilterButtonProps) {
  const { t } = useTranslation('carlist');
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);
  const number = countParts(criteria);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={number > 0 ? t('filtersSet', { number }) : t('filters')}
        // As a transition: the button answers the touch before the dialog is rendered.
        {...disabledWhileBusy(cars.length === 0, () => startTransition(() => onOpened(true)))}
      >
        <FiltersIcon aria-hidden="true" />
        <span className={styles['word']}>{t('filters')}</span>
        {number > 0 ? <b className={styles['number']}>{number}</b> : null}
      </button>
      {needed ? (
        <Suspense fallback={null}>
          <FilterDialog
            opened={opened}
            onClose={() => onOpened(false)}
            cars={cars}
            criteria={criteria}
            onShow={onCriteria}
            {...(fixed ? { fixed } : {})}
          />
        </Suspense>
      ) : null}
    </>
  );
}
