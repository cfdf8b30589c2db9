import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, matchesCriteria } from '#racing';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchFrame, SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { useHandlers } from '../../ui/use-handlers.ts';
import { CarList } from './car-list.tsx';
import { CarSearchTools } from './car-search-tools.tsx';
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
  /** The query stays when the dialog is opened again. */
  query: string;
  onQuery: (query: string) => void;
};

export function AddCarDialog(props: AddCarDialogProps) {
  const { t } = useTranslation('cars');
  const { opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('addTitle')} width={560} fillsPhone scrollContainer>
      <SearchPlace>{opened ? <AddCar {...props} /> : null}</SearchPlace>
    </Dialog>
  );
}

function AddCar({ onClose, chosen, most, onAdd, onUndo, query, onQuery }: AddCarDialogProps) {
  const { t } = useTranslation('cars');
  const { cars, complete, ...asked } = useCatalogue();
  const [criteria, setCriteria] = useState<Criteria>([]);
  const [added, setAdded] = useState<readonly Car[]>([]);
  const passes = useMemo(() => (criteria.length > 0 ? matchesCriteria(criteria) : undefined), [criteria]);
  const { found } = useFoundCars(cars, query, passes);
  const full = chosen.length >= most;

  // Adding a car renders only its own row again.
  const { add, undo, search } = useHandlers({
    add: (car: Car) => {
      if (full) return;
      onAdd(car);
      setAdded([...added, car]);
    },
    undo: () => {
      onUndo();
      setAdded(added.slice(0, -1));
    },
    search: onQuery,
  });

  const room = most - chosen.length;
  const said = added.length > 0 ? t('added', { count: added.length }) : t('room', { count: room });
  const count = complete ? found.length : undefined;
  const searching = <CarSearchTools {...{ cars, query, criteria, count }} onQuery={search} onCriteria={setCriteria} />;
  const none = (
    <p className={styles['nothing']}>
      {cars.length === 0 ? t('noCars') : t(criteria.length > 0 ? 'noneInClass' : 'none', { query })}
      {criteria.length > 0 && cars.length > 0 ? (
        <Button onClick={() => setCriteria([])}>{t('dropClass')}</Button>
      ) : null}
    </p>
  );
  const dock = (
    <>
      <span className={styles['added']}>
        {added.slice(-3).map((car, place) => (
          <MiniCar key={`${car.id}${place}`} car={car} />
        ))}
      </span>
      <span role="status">{full ? t('full', { count: most }) : said}</span>
    </>
  );

  return (
    <SearchFrame
      search={searching}
      dock={dock}
      acts={<Acts undo={added.length > 0 ? undo : undefined} onClose={onClose} />}
    >
      <div id="car-list" className={styles['list']}>
        <QueryBoundary
          of={{ ...asked, value: complete ? found : undefined }}
          layout="fill"
          skeleton={<Skeleton rows={6} rowHeight={40} />}
          empty={{ when: () => found.length === 0, show: none }}
        >
          {() => <CarList key={query} found={found} chosen={chosen} disabled={full} onChoose={add} />}
        </QueryBoundary>
      </div>
    </SearchFrame>
  );
}

function Acts({ undo, onClose }: { undo: (() => void) | undefined; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <>
      {undo ? (
        <Button variant="ghost" icon={<UndoIcon />} onClick={undo}>
          {t('undo')}
        </Button>
      ) : null}
      <Button variant="main" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
}
