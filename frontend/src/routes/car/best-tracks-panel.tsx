import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CarUsefulness } from '#contracts';
import { formatLapTime, isTestBowl, offeredTunes, surfaceOf, wholeMph } from '#racing';
import type { TrackCode } from '#racing';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { emptyDeck, MAX_TRACKS } from '../../lib/deck/deck.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Rank } from '../../ui/time/rank.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import { Panel } from './panel.tsx';
import styles from './usefulness-panels.module.css';

const FIRST = 10;
const STEP = 6;
const FULL_TUNES = offeredTunes.filter((tune) => tune !== '111' && tune !== '000');

export function BestTracksPanel({ useful }: { useful: CarUsefulness }) {
  const { t } = useTranslation('usefulness');
  const navigate = useNavigate();
  const [most, setMost] = useState(FIRST);
  const { tracks, timedTracks, carId } = useful;
  const compare = () => {
    const cars = FULL_TUNES.map((tune) => ({ carId, tune }));
    const codes = tracks.slice(0, MAX_TRACKS).map(({ trackCode }) => trackCode as TrackCode);
    void navigate(`${pages.compare}${writeAddress({ ...emptyDeck, cars, tracks: codes })}`);
  };
  if (tracks.length === 0)
    return (
      <Panel title={t('bestTracks')}>
        <Empty title={t('noTimes')} text={t('noTimesYet')} />
      </Panel>
    );
  return (
    <Panel title={t('bestTracks')} note={t('timedTracks', { number: timedTracks })}>
      <ol className={styles['tracks']}>
        {tracks.slice(0, most).map((track) => (
          <li key={track.trackCode}>
            <BestTrack track={track} />
          </li>
        ))}
      </ol>
      <footer className={styles['foot']}>
        <Button size="small" onClick={compare}>
          {t('useTracks')}
        </Button>
        {tracks.length > most ? (
          <Button size="small" variant="ghost" onClick={() => setMost(most + STEP)}>
            {t('moreTracks')}
          </Button>
        ) : null}
      </footer>
    </Panel>
  );
}

function BestTrack({ track }: { track: CarUsefulness['tracks'][number] }) {
  const { t } = useTranslation(['usefulness', 'cars']);
  const words = useTrackLabels();
  const { trackCode, value, tunes, rank, of } = track;
  const surface = surfaceOf(trackCode);
  const text = isTestBowl(trackCode)
    ? t('cars:mph', { value: wholeMph(value) })
    : formatLapTime({ kind: 'time', seconds: value }, 'short');
  return (
    <>
      {surface ? <SurfaceMark surface={surface} word={words.road(trackCode)} /> : null}
      <span className={styles['track']}>
        <b>{words.name(trackCode)}</b>
        <small>
          {words.road(trackCode)}
          {tunes.map((tune) => (
            <TuneGlyph key={tune} tune={tune} />
          ))}
        </small>
      </span>
      <span className={styles['time']}>
        <b>{text}</b>
        <small>
          <Rank place={rank} medal /> {t('usefulness:ofCars', { of })}
        </small>
      </span>
    </>
  );
}
