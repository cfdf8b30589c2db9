import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, RaceFacts } from '#contracts';
import { formatLapTime, parseLapTime, parseTrackCode, parseTune, surfaceOf } from '#racing';
import { OwnEvidence } from '../../../features/cell-story/own-evidence.tsx';
import { useSending } from '../../../features/submit-lap-time/use-sending.ts';
import { TrackPick } from '../../../features/tracks/track-pick.tsx';
import { useAct } from '../../../lib/form/use-act.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { CarPlace } from '../../match/car-place.tsx';
import styles from './round.module.css';
import { cellOf, type OpponentTime, type RaceCell } from './use-opponents.ts';

/** How a time is typed, the same in every language. */
const TIME_EXAMPLE = '1:02.34';

type FillLaneProps = {
  at: number;
  race: RaceFacts;
  time: OpponentTime | undefined;
  cars: ReadonlyMap<string, Car>;
  onChange: (race: RaceFacts) => void;
};

/** A race to fill in: its track, the opponent with the tune, and the time, which can be given where nobody knows it. */
export function FillLane({ at, race, time, cars, onChange }: FillLaneProps) {
  const { t } = useTranslation('rounds');
  const track = parseTrackCode(race.track ?? '')?.code;
  const tune = parseTune(race.tune ?? '');
  const place = race.carId !== undefined && tune ? { carId: race.carId, tune } : undefined;
  const cell = cellOf(race);
  const [given, setGiven] = useState('');
  const here = JSON.stringify(cell);
  // A time belongs to its cell: another car or track has another one.
  const { timeToBeat: _timeToBeat, carId: _carId, tune: _tune, ...trackOnly } = race;
  const { timeToBeat: _time, ...withoutTime } = race;
  return (
    <section
      className={styles['lane']}
      data-surface={track && surfaceOf(track)}
      aria-label={t('race', { number: at + 1 })}
    >
      <div className={styles['laneHead']}>
        <b>{at + 1}</b>
        <TrackPick track={track} label={t('pickTrack')} onPick={(code) => onChange({ ...withoutTime, track: code })} />
      </div>
      <CarPlace
        label={t('opponentOf', { number: at + 1 })}
        place={place}
        cars={cars}
        onChange={(car) => onChange(car ? { ...withoutTime, ...car } : trackOnly)}
      />
      <div className={styles['time']}>
        {time?.value ? (
          <>
            <small>{t('timeToBeat')}</small>
            <b>{formatLapTime(time.value, 'short')}</b>
          </>
        ) : cell && !time?.loading ? (
          <GiveTime key={here} cell={cell} onGiven={() => setGiven(here)} />
        ) : (
          <small>{t('missing.time')}</small>
        )}
        {cell && given === here ? <OwnEvidence cell={cell} /> : null}
      </div>
    </section>
  );
}

/** Says a time that nobody has said yet: it goes into the records. */
function GiveTime({ cell, onGiven }: { cell: RaceCell; onGiven: () => void }) {
  const { t } = useTranslation(['rounds', 'problems']);
  const { send } = useSending();
  const [text, setText] = useState('');
  const [tried, setTried] = useState('');
  const parsed = parseLapTime(text, cell.trackCode);
  const fault = !parsed.ok && tried === text && text !== '' ? t(`problems:${parsed.code}`) : undefined;
  const save = useAct(async () => {
    setTried(text);
    if (parsed.ok && (await send(cell, text))) onGiven();
  });
  return (
    <form
      className={styles['giveTime']}
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      <Field
        label={t('rounds:noTimeYet')}
        value={text}
        placeholder={TIME_EXAMPLE}
        onChange={(event) => setText(event.target.value)}
        error={fault}
      />
      <Button size="small" busy={save.busy} onClick={() => save.run()}>
        {t('rounds:giveTime')}
      </Button>
    </form>
  );
}
