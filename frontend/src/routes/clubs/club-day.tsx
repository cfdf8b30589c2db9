import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, ClubCalendar, ClubSet } from '#contracts';
import { pairOf, dayView } from '../../features/clubs/day-view.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { GarageSwitch } from '../../features/garage/garage-switch.tsx';
import { useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { SliderField } from '../../ui/slider/range-field.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { CLUB_RQ, type ClubsAddress, rqOf, type SetClubsAddress } from './clubs-address.ts';
import styles from './clubs.module.css';
import { PairMatrix } from './pair-matrix.tsx';
import { PairPanel } from './pair-panel.tsx';
import { Prediction } from './prediction.tsx';
import { useClubHands } from './use-club-hands.ts';

type ClubDayProps = { calendar: ClubCalendar; day: string; address: ClubsAddress; set: SetClubsAddress };

export function ClubDay({ calendar, day, address, set }: ClubDayProps) {
  const { t } = useTranslation('clubs');
  const shown = useMemo(() => dayView(calendar, day), [calendar, day]);
  return (
    <>
      {shown.state === 'unknown' ? <Empty title={t('unknown')} text={t('unknownHelp')} /> : null}
      {shown.state !== 'unknown' && shown.tracks.sets.length === 0 ? (
        <Empty title={t('noTracks')} text={shown.cars.sets.map(({ facts }) => facts.name).join(' · ')} />
      ) : null}
      {shown.tracks.sets.length > 0 ? <Pairs shown={shown} address={address} set={set} /> : null}
      {shown.cars.guesses.length + shown.tracks.guesses.length > 0 ? (
        <Prediction day={shown} calendar={calendar} />
      ) : null}
    </>
  );
}

const unknownCars: readonly undefined[] = [undefined];

type PairsProps = Pick<ClubDayProps, 'address' | 'set'> & { shown: ReturnType<typeof dayView> };

function Pairs({ shown, address, set }: PairsProps) {
  const { t } = useTranslation('clubs');
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const garage = useGarageDriving(address.garage !== '');
  const isOwn = garage.drives !== undefined;
  const rqLimit = rqOf(address);
  const carSets: readonly (ClubSet | undefined)[] = shown.cars.sets.length > 0 ? shown.cars.sets : unknownCars;
  const hands = useClubHands({ cars: byId, carSets, trackSets: shown.tracks.sets, rqLimit, drives: garage.drives });
  const counted = useMemo(
    () => (garage.owns ? cars.filter(({ id }) => garage.owns?.has(id)) : cars),
    [cars, garage.owns],
  );
  const chosen = pairOf(shown, address.pair);
  return (
    <div className={styles['sides']}>
      <ToolPanel title={isOwn ? t('garageBrings') : t('bestHands')}>
        <p>{t('against', { rq: rqLimit })}</p>
        <GarageSwitch garage={garage} on={address.garage !== ''} onChange={(on) => set({ garage: on ? '1' : '' })} />
        <div className={styles['limit']}>
          <SliderField {...CLUB_RQ} label={t('limit')} value={rqLimit} onChange={(next) => set({ rq: String(next) })} />
        </div>
        {hands.problem ? <QueryError problem={hands.problem} retry={hands.retry} /> : null}
        <PairMatrix
          day={shown}
          carSets={carSets}
          hands={hands}
          cars={counted}
          chosen={chosen}
          onChoose={(pair) => set({ day: shown.day, pair })}
        />
      </ToolPanel>
      {chosen.tracks ? (
        <PairPanel
          day={shown.day}
          carSet={chosen.cars}
          trackSet={chosen.tracks}
          hand={hands.of(chosen.cars, chosen.tracks)}
          rqLimit={rqLimit}
          cars={byId satisfies ReadonlyMap<string, Car>}
        />
      ) : null}
    </div>
  );
}
