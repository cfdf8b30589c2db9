import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignAnswer, Car } from '#contracts';
import styles from '../../features/campaign-editing/campaign-editing.module.css';
import { ImportMatches } from '../../features/campaign-editing/import-matches.tsx';
import { MatchForm } from '../../features/campaign-editing/match-form.tsx';
import { PlaceHistory } from '../../features/campaign-editing/place-history.tsx';
import { useCampaignAnswer } from '../../features/campaign-editing/use-campaign-answer.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { PickCar } from '../new-photos/pick-car.tsx';
import { StaffPage } from './staff-page.tsx';

const MATCHES = Array.from({ length: 10 }, (_, at) => String(at + 1));
/** Chosen where the place is not among the known ones. */
const OTHER = '+';

export function CampaignMatchesPage() {
  const { t } = useTranslation('campaign');
  const of = useCampaignAnswer();
  return (
    <StaffPage subtitle={t('about')}>
      <QueryBoundary of={of} skeleton={<Skeleton rows={4} rowHeight={80} />}>
        {({ items }) => <Facts places={items} />}
      </QueryBoundary>
    </StaffPage>
  );
}

function Facts({ places }: { places: CampaignAnswer['items'] }) {
  const { t } = useTranslation('campaign');
  const { cars } = useCatalogue();
  const [placeId, setPlaceId] = useState(places[0]?.placeId ?? OTHER);
  const [named, setNamed] = useState('');
  const [match, setMatch] = useState('1');
  const [picking, setPicking] = useState<(car: Car) => void>();
  const place = places.find((one) => one.placeId === placeId);
  const name = place?.place ?? named.trim();
  const now = place?.matches.find((one) => one.match === Number(match));
  const carOf = (id: string) => cars.find((car) => car.id === id);
  const close = () => setPicking(undefined);
  return (
    <div className={styles['sides']}>
      <section className={styles['card']} aria-label={t('title')}>
        <div className={styles['which']}>
          <PickField
            label={t('place')}
            options={[
              ...places.map((one) => ({ value: one.placeId, label: one.place })),
              { value: OTHER, label: t('other') },
            ]}
            value={placeId}
            onChange={(value) => setPlaceId(value ?? OTHER)}
          />
          {place ? null : (
            <Field
              label={t('placeName')}
              maxLength={60}
              value={named}
              onChange={(event) => setNamed(event.target.value)}
            />
          )}
          <PickField
            label={t('match')}
            options={MATCHES.map((value) => ({ value, label: value }))}
            value={match}
            onChange={(value) => setMatch(value ?? '1')}
          />
        </div>
        {name === '' ? null : (
          <MatchForm
            key={`${placeId}|${match}|${now?.statedAt ?? ''}`}
            place={name}
            match={Number(match)}
            now={now ?? { carIds: [], trackCodes: [] }}
            carOf={carOf}
            pickCar={(picked) => setPicking(() => picked)}
          />
        )}
      </section>
      <PlaceHistory placeId={place?.placeId} nameOf={(id) => carOf(id)?.name ?? id} />
      <ImportMatches places={places} cars={cars} />
      <Dialog
        title={t('pickTitle')}
        opened={picking !== undefined}
        onClose={close}
        width={560}
        fillsPhone
        scrollContainer
      >
        <SearchPlace>
          {picking ? (
            <PickCar
              onPick={(car) => {
                picking(car);
                close();
              }}
              onClose={close}
            />
          ) : null}
        </SearchPlace>
      </Dialog>
    </div>
  );
}
