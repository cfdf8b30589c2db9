import { useTranslation } from 'react-i18next';
import type { Kings } from '#contracts';
import { figureValue, formatGap, formatLapTime, pointsOver, surfaceOf } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { BaseIcon, SavedIcon } from '../../ui/icons.ts';
import { Points } from '../../ui/time/points.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';
import { OneCar } from './hand-cars.tsx';
import type { Picks } from './use-picks.ts';

type Track = Kings['tracks'][number];
type KingColumnProps = { track: Track; cars: EventCars; picks: Picks; onlyPicks: boolean };

/** The best cars on a track; the others are compared with the first, or with the chosen reference. */
export function KingColumn({ track: { trackCode, rows }, cars, picks, onlyPicks }: KingColumnProps) {
  const words = useTrackLabels();
  const chosen = picks.referenceOn(trackCode);
  const reference = rows.find((row) => keyOf(row) === chosen) ?? rows[0];
  const shown = onlyPicks ? rows.filter((row) => picks.all.has(keyOf(row))) : rows;
  return (
    <section className={styles['column']} aria-label={`${words.name(trackCode)} ${words.road(trackCode)}`}>
      <h3>
        <SurfaceMark surface={surfaceOf(trackCode) ?? 'dry'} word={words.road(trackCode)} size={18} />
        {words.name(trackCode)}
      </h3>
      <ol>
        {shown.map((row) => (
          <King
            key={keyOf(row)}
            row={row}
            trackCode={trackCode}
            reference={reference}
            cars={cars}
            picked={picks.all.has(keyOf(row))}
            onPick={() => picks.toggle(keyOf(row))}
            onReference={() => picks.setReference(trackCode, keyOf(row))}
          />
        ))}
      </ol>
    </section>
  );
}

type Row = Track['rows'][number];
const keyOf = ([carId, tune]: Row): string => `${carId}|${tune}`;

type KingProps = {
  row: Row;
  trackCode: string;
  reference: Row | undefined;
  cars: EventCars;
  picked: boolean;
  onPick: () => void;
  onReference: () => void;
};

function King({ row, trackCode, reference, cars, picked, onPick, onReference }: KingProps) {
  const { t } = useTranslation('events');
  const [carId, tune, figure] = row;
  const mine = figureValue(figure, trackCode);
  const isReference = reference !== undefined && keyOf(reference) === keyOf(row);
  const name = cars.get(carId)?.name ?? carId;
  return (
    <li data-reference={isReference || undefined} data-picked={picked || undefined}>
      <OneCar carId={carId} tune={tune} cars={cars} />
      <span className={styles['figures']}>
        <b>{formatLapTime(mine, 'short')}</b>
        {reference && !isReference ? (
          <small>
            {formatGap(mine, figureValue(reference[2], trackCode))}{' '}
            <Points points={pointsOver(figure, reference[2], trackCode)} />
          </small>
        ) : null}
      </span>
      <span className={styles['acts']}>
        <button type="button" aria-pressed={isReference} aria-label={t('asReference', { name })} onClick={onReference}>
          <BaseIcon aria-hidden="true" />
        </button>
        <button type="button" aria-pressed={picked} aria-label={t('pick', { name })} onClick={onPick}>
          <SavedIcon aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
