import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, matchesCriteria } from '#racing';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, SavedIcon } from '../../../ui/icons.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { useAccountFilters } from './account-filters.ts';
import { removeFilter, type SavedFilter, useSavedFilters } from './saved-filters.ts';
import styles from './saved-list.module.css';

type SavedListProps = { cars: readonly Car[]; onChoose: (criteria: Criteria) => void };

export function SavedList({ cars, onChoose }: SavedListProps) {
  const { t } = useTranslation('carlist');
  const saved = useSavedFilters();
  const inAccount = useAccountFilters();
  return (
    <section className={styles['panel']}>
      <h3 className={styles['title']}>{t('saved.title')}</h3>
      {saved.length === 0 ? <p className={styles['note']}>{t('saved.none')}</p> : null}
      {saved.map((one) => (
        <SavedRow key={one.name} one={one} cars={cars} onChoose={onChoose} />
      ))}
      <p className={styles['note']}>{inAccount ? t('saved.inAccount') : t('saved.where')}</p>
    </section>
  );
}

function SavedRow({ one: { name, criteria }, cars, onChoose }: { one: SavedFilter } & SavedListProps) {
  const { t } = useTranslation(['carlist', 'common']);
  const count = useMemo(() => cars.filter(matchesCriteria(criteria)).length, [cars, criteria]);
  const remove = () => {
    const undo = removeFilter(name);
    const action = { label: t('common:undo'), run: undo };
    showSnack({ kind: 'success', text: t('saved.removed', { name }), seconds: 10, action });
  };
  return (
    <span className={styles['row']}>
      <button type="button" className={styles['choose']} onClick={() => onChoose(criteria)}>
        <SavedIcon aria-hidden="true" />
        <span>{name}</span>
        <span className={styles['count']}>{count}</span>
      </button>
      <IconButton size="small" label={t('alternatives.remove', { name })} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </span>
  );
}
