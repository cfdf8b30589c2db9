import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LapTimeSubmission } from '#contracts';
import { formatLapTime, surfaceOf } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { Rulings } from '../../features/cell-history/rulings.tsx';
import { CellHistoryVotes } from '../../features/cell-history/cell-history-votes.tsx';
import { useDeckLinks } from '../../lib/deck/use-deck-links.ts';
import { focusCell } from '../../lib/deck/focused-cell.ts';
import { fullTime, relativeTime } from '../../lib/i18n/relative-time.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { carPath } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { EvidencePicture } from '../../ui/trust/evidence-picture.tsx';
import { AppealButton } from '../../ui/trust/appeal-button.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import styles from './lap-time-submissions.module.css';
import { TimeOutlier } from './time-outlier.tsx';

type SaidTimeCardProps = { time: LapTimeSubmission; ofPerson: boolean; choice: ReactNode };

export function LapTimeSubmissionCard({ time, ofPerson, choice }: SaidTimeCardProps) {
  const { t } = useTranslation('votes');
  const { name } = useTrackLabels();
  const { carId, tune, trackCode, lapTimeId } = time;
  const cell = { carId, tune, trackCode };
  const car = time.car?.name ?? carId;
  return (
    <article className={styles['card']} aria-label={`${car}: ${name(trackCode)}`}>
      {choice}
      <Picture carId={carId} />
      <div className={styles['what']}>
        <Link to={carPath(carId)}>
          <b>{car}</b>
        </Link>
        <span className={styles['line']}>
          <TuneGlyph tune={tune} />
          <CellLink cell={cell} />
        </span>
        <Said time={time} ofPerson={ofPerson} />
      </div>
      <bdi className={styles['time']} data-gone={time.fare === 'withdrawn' || undefined}>
        {formatLapTime(time.value, 'short')}
      </bdi>
      <div className={styles['why']}>
        {time.doubts.map((doubt) => (
          <TimeOutlier key={doubt.kind} doubt={doubt} />
        ))}
        {time.votes.reasons.map((reason) => (
          <span key={reason} className={styles['tag']}>
            {t(`reasons.${reason}`)}
          </span>
        ))}
      </div>
      {time.evidence === undefined ? null : <EvidencePicture file={time.evidence} />}
      <div className={styles['acts']}>
        <CellHistoryVotes cell={cell} entry={time} />
        {ofPerson && time.dispute === 'hidden' ? (
          <AppealButton kind="lap-time" itemId={`${carId}|${tune}|${trackCode}|${lapTimeId}`} />
        ) : null}
        <Rulings time={{ ...cell, lapTimeId, version: time.version }} allowed={time.allowed} />
      </div>
    </article>
  );
}

function Picture({ carId }: { carId: string }) {
  const { cars } = useCatalogue();
  const car = cars.find(({ id }) => id === carId);
  return car ? <MiniCar car={car} /> : <span className={styles['none']} />;
}

type Cell = Pick<LapTimeSubmission, 'carId' | 'tune' | 'trackCode'>;

function CellLink({ cell }: { cell: Cell }) {
  const { name, road } = useTrackLabels();
  const address = useDeckLinks().toCell(cell);
  const { trackCode } = cell;
  const mark = <SurfaceMark surface={surfaceOf(trackCode) ?? 'dry'} word={road(trackCode)} shown />;
  return (
    <>
      {address === null ? (
        <span>{name(trackCode)}</span>
      ) : (
        <Link to={address} onClick={() => focusCell(cell)}>
          {name(trackCode)}
        </Link>
      )}
      {mark}
    </>
  );
}

function Said({ time: { by, at, gameVersion, fare }, ofPerson }: { time: LapTimeSubmission; ofPerson: boolean }) {
  const { t, i18n } = useTranslation(['saidtimes', 'story']);
  const [now] = useState(Date.now);
  return (
    <span className={styles['said']}>
      {ofPerson ? null : <PersonLink name={by.name} userId={by.userId} />}
      <time dateTime={at} data-tip={fullTime(at, i18n.language)}>
        {relativeTime(at, now, i18n.language)}
      </time>
      <span className="figures">{t('story:versionOf', { version: gameVersion })}</span>
      {fare === 'open' ? null : <span className={styles['tag']}>{t(`saidtimes:fare.${fare}`)}</span>}
    </span>
  );
}
