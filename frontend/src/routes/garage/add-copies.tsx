import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { offeredTunes, type Tune, tuneInPoints } from '#racing';
import { CarList } from '../../features/cars/car-list.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useFoundCars } from '../../features/cars/use-found-cars.ts';
import { newCopyId } from '../../features/garage/new-copy-id.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchFrame, SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './garage.module.css';

type AddCopiesProps = { opened: boolean; onClose: () => void; acts: GarageMutations; owned: readonly Owned[] };

/** Adds cars to the garage one after the other: searched while typing, Enter adds, Alt and a number choose the tune. */
export function AddCopies({ opened, onClose, ...rest }: AddCopiesProps) {
  const { t } = useTranslation('garage');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('add')} width={600} fillsPhone scrollContainer>
      <SearchPlace>{opened ? <Inside {...rest} onClose={onClose} /> : null}</SearchPlace>
    </Dialog>
  );
}

const [FIRST_TUNE = '332' as Tune] = offeredTunes;

function Inside({ acts, owned, onClose }: Omit<AddCopiesProps, 'opened'>) {
  const { t } = useTranslation(['garage', 'cars', 'common']);
  const [query, setQuery] = useState('');
  const [tune, setTune] = useState<Tune>(FIRST_TUNE);
  const { cars, complete, ...asked } = useCatalogue();
  const { found } = useFoundCars(cars, query);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const chosen = event.altKey ? offeredTunes[Number(event.code.replace('Digit', '')) - 1] : undefined;
      if (chosen === undefined) return;
      event.preventDefault();
      setTune(chosen);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
  const add = ({ id: carId, name }: Car) => {
    const copy = { copyId: newCopyId(), carId, points: tuneInPoints(tune), ...unraced() };
    void acts.keep([copy], t('garage:added', { name, tune }));
  };
  return (
    <div className={styles['adding']}>
      <SearchFrame
        search={
          <SearchField
            label={t('cars:search')}
            placeholder={t('cars:searchHint')}
            value={query}
            onChange={setQuery}
            list="add-copies"
          />
        }
        dock={
          <SegmentedControl
            label={t('garage:tune')}
            value={tune}
            choices={offeredTunes.map((one, at) => ({ value: one, label: one, hint: `Alt ${at + 1}` }))}
            onChange={setTune}
          />
        }
        acts={<Button onClick={onClose}>{t('common:done')}</Button>}
      >
        <div id="add-copies" className={styles['found']}>
          <QueryBoundary
            of={{ ...asked, late: false, value: complete ? found : undefined }}
            layout="fill"
            skeleton={<Skeleton rows={6} rowHeight={40} />}
            empty={{ when: (some) => some.length === 0, show: <Empty title={t('cars:none', { query })} /> }}
          >
            {(some) => (
              <CarList
                key={query}
                found={some}
                chosen={owned.map(({ car }) => car.id)}
                disabled={false}
                onChoose={add}
              />
            )}
          </QueryBoundary>
        </div>
      </SearchFrame>
    </div>
  );
}

const HOUR_CHARACTERS = 13;

/** The record of a new copy. */
const unraced = () => ({
  since: new Date().toISOString().slice(0, HOUR_CHARACTERS),
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
});
