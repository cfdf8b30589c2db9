import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { CarList } from './car-list.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFoundCars } from './use-found-cars.ts';
import styles from './add-car-dialog.module.css';

type AddCarDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Ids in the deck, one for each column. */
  chosen: readonly string[];
  most: number;
  onAdd: (car: Car) => void;
  onUndo: () => void;
  /** What was searched stays when the dialog is opened again. */
  query: string;
  onQuery: (query: string) => void;
};

/** Search that stays open for more: words in any order, classes as chips, what was added in a dock with Undo. */
export function AddCarDialog(props: AddCarDialogProps) {
  const { t } = useTranslation('cars');
  const { opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('addTitle')} width={560} fillsPhone ownScroll>
      {opened ? <AddCar {...props} /> : null}
    </Dialog>
  );
}

function AddCar({ onClose, chosen, most, onAdd, onUndo, query, onQuery }: AddCarDialogProps) {
  const { t } = useTranslation(['cars', 'problems', 'common']);
  const { cars, complete, problem, retry } = useCatalogue();
  const [classes, setClasses] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly Car[]>([]);
  const found = useFoundCars(cars, query, classes);
  const full = chosen.length >= most;

  const add = (car: Car) => {
    if (full) return;
    onAdd(car);
    setAdded([...added, car]);
  };
  const undo = () => {
    onUndo();
    setAdded(added.slice(0, -1));
  };

  return (
    <div className={styles['dialog']}>
      <div className={styles['search']}>
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={query}
          onChange={onQuery}
          list="car-list"
        />
        <div className={styles['filters']}>
          <ClassChips chosen={classes} onChange={setClasses} />
          <span className={styles['count']} role="status">
            {complete ? t('count', { count: found.length }) : t('loadingMore', { count: cars.length })}
          </span>
        </div>
      </div>
      <CarList
        found={found}
        chosen={chosen}
        disabled={full}
        onChoose={add}
        loading={!complete && !problem}
        query={query}
      >
        {problem ? (
          <p role="alert" className={styles['nothing']}>
            {t(`problems:${problem.code}`)}
            <Button size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          </p>
        ) : (
          <p className={styles['nothing']}>
            {classes.length > 0 ? t('noneInClass', { query }) : t('none', { query })}
            {classes.length > 0 ? <Button onClick={() => setClasses([])}>{t('dropClass')}</Button> : null}
          </p>
        )}
      </CarList>
      <AddedDock added={added} chosen={chosen.length} most={most} onUndo={undo} onClose={onClose} />
    </div>
  );
}

type AddedDockProps = { added: readonly Car[]; chosen: number; most: number; onUndo: () => void; onClose: () => void };

/** What was added since the dialog was opened, with Undo, and how many more fit. */
function AddedDock({ added, chosen, most, onUndo, onClose }: AddedDockProps) {
  const { t } = useTranslation(['cars', 'common']);
  const room = most - chosen;
  const said = added.length > 0 ? t('added', { count: added.length }) : t('room', { count: room });
  return (
    <div className={styles['dock']}>
      <span className={styles['added']}>
        {added.slice(-3).map((car, place) => (
          <MiniCar key={`${car.id}${place}`} car={car} />
        ))}
      </span>
      <span role="status">{room <= 0 ? t('full', { count: most }) : said}</span>
      <span className={styles['end']}>
        {added.length > 0 ? (
          <Button look="ghost" icon={<UndoIcon />} onClick={onUndo}>
            {t('common:undo')}
          </Button>
        ) : null}
        <Button look="main" onClick={onClose}>
          {t('common:done')}
        </Button>
      </span>
    </div>
  );
}
