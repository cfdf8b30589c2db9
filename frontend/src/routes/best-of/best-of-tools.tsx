import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withClasses } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './best-of.module.css';
import type { BestOf } from './use-best-of.ts';

const tuneOptions = ['332', '323', '233', '111', '000'].map((tune) => ({ value: tune, text: tune }));

export function BestOfTools({ best }: { best: BestOf }) {
  const { t } = useTranslation(['bestof', 'saidtimes']);
  const { cars, criteria, setCriteria, tunes, setTunes, oneAClass, setOneAClass } = best;
  const { withDisputed, setWithDisputed } = best;
  const [filtering, setFiltering] = useState(false);
  return (
    <div className={styles['tools']}>
      <div className={styles['chips']}>
        <ClassChips
          chosen={criteria[0]?.choices.class ?? []}
          onChange={(classes) => setCriteria(withClasses(criteria, classes))}
        />
        <Suspense fallback={null}>
          <FilterButton {...{ cars, criteria }} onCriteria={setCriteria} opened={filtering} onOpened={setFiltering} />
        </Suspense>
      </div>
      <ChipGroup label={t('bestof:tunes')} options={tuneOptions} chosen={tunes} onChange={setTunes} />
      {criteria.length > 0 ? (
        <Suspense fallback={null}>
          <FilterSentence criteria={criteria} onChange={setCriteria} />
        </Suspense>
      ) : null}
      <Switch label={t('bestof:oneAClass')} on={oneAClass} onChange={setOneAClass} />
      <Switch label={t('saidtimes:include')} on={withDisputed} onChange={setWithDisputed} />
    </div>
  );
}
