import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, ClubSet } from '#contracts';
import { surfaceOf } from '#racing';
import type { EventHand } from '../../features/planned-events/event-hands.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { pairText } from '../../features/clubs/day-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareIcon } from '../../ui/icons.ts';
import { Points } from '../../ui/time/points.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { compareAddress, setLetter, matchAddress } from '../events/event-links.ts';
import { OneCar } from '../events/hand-cars.tsx';
import styles from './clubs.module.css';
import { pairName } from './pair-matrix.tsx';

type PairPanelProps = {
  day: string;
  carSet: ClubSet | undefined;
  trackSet: ClubSet;
  hand: EventHand | null | undefined;
  rqLimit: number;
  cars: ReadonlyMap<string, Car>;
};

export function PairPanel({ day, carSet, trackSet, hand, rqLimit, cars }: PairPanelProps) {
  const { t } = useTranslation(['clubs', 'events', 'match', 'stuff']);
  const { tracksets } = trackSet.facts;
  const link = `/clubs?day=${day}&pair=${pairText(carSet?.setId ?? '', trackSet.setId)}`;
  return (
    <ToolPanel title={pairName(t, carSet, trackSet)}>
      <ol className={styles['places']}>
        {(tracksets[0] ?? []).map((first, place) => {
          const car = hand?.cars[place];
          return (
            <li key={`${place}|${first}`}>
              <span>
                {tracksets.map((set, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two sets may have one track in one place
                  <Track key={at} code={set[place] ?? first} letter={tracksets.length > 1 ? setLetter(at) : ''} />
                ))}
              </span>
              {car ? (
                <OneCar carId={car.carId} tune={car.tune} cars={cars}>
                  <Points points={car.points} />
                </OneCar>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles['sum']}>
        {hand ? (
          <>
            <b>{t('clubs:rqOf', { rq: hand.rq, limit: rqLimit })}</b> <Points points={hand.points} />
            {hand.bySet.length > 1
              ? hand.bySet.map((points, set) => (
                  <small key={setLetter(set)}>
                    {setLetter(set)} <Points points={points} />
                  </small>
                ))
              : null}
          </>
        ) : (
          t(hand === null ? 'clubs:noHand' : 'events:busy')
        )}
      </p>
      <div className={styles['ways']}>
        <Button
          variant="main"
          icon={<ShareIcon aria-hidden="true" />}
          onClick={() =>
            void copyText(new URL(link, location.href).href, {
              copied: t('stuff:copied'),
              refused: t('stuff:notCopied'),
            })
          }
        >
          {t('clubs:share')}
        </Button>
        <Link to={compareAddress(tracksets.flat(), hand ?? undefined)}>{t('match:compare')}</Link>
        <Link to={matchAddress({ rqLimit }, tracksets, hand ?? undefined)}>{t('events:match')}</Link>
      </div>
    </ToolPanel>
  );
}

function Track({ code, letter }: { code: string; letter: string }) {
  const words = useTrackLabels();
  return (
    <span className={styles['track']}>
      {letter === '' ? null : <small>{letter}</small>}
      <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={words.road(code)} size={18} />
      <b>{words.name(code)}</b>
    </span>
  );
}
