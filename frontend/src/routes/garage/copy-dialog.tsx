import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GARAGE_NOTE_MAX } from '#contracts';
import { copyFuses, copyUpgrades, FULL_POINTS, isPoints, offeredTunes, tuneInPoints } from '#racing';
import { simulate } from '../../features/garage/simulated-upgrades.ts';
import { tuneText } from '../../features/garage/tune-text.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { carPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { CarArt } from '../../ui/car/car-art.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { CarBadge } from '../../ui/car-badge/car-badge.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import { Link } from 'react-router-dom';
import styles from './garage.module.css';

type CopyDialogProps = { of: Owned; acts: GarageMutations; onClose: () => void };

const WHOLE = /^\d{1,6}$/;

export function CopyDialog({ of: { copy, car }, acts, onClose }: CopyDialogProps) {
  const { t } = useTranslation(['garage', 'screen']);
  const [draft, setDraft] = useState({
    points: copy.points,
    since: copy.since?.slice(0, 10) ?? '',
    won: String(copy.won),
    lost: String(copy.lost),
    drawn: String(copy.drawn),
    locked: copy.locked,
    note: copy.note ?? '',
  });
  const change = (more: Partial<typeof draft>) => setDraft({ ...draft, ...more });
  const wrong = [draft.won, draft.lost, draft.drawn].some((text) => !WHOLE.test(text)) || !isPoints(draft.points);
  const said = t('garage:saved', { name: car.name });
  const save = async () => {
    const { won, lost, drawn, since, points, locked } = draft;
    // The hour stays where the day does.
    const hour = copy.since?.startsWith(since) && since !== '' ? copy.since : since === '' ? null : `${since}T00`;
    const next = { copyId: copy.copyId, carId: copy.carId, points, locked, since: hour };
    const races = { won: Number(won), lost: Number(lost), drawn: Number(drawn) };
    if (draft.note.trim() !== (copy.note ?? ''))
      await acts.note({ ...copy, note: copy.note ?? null }, draft.note.trim(), said);
    if (await acts.keep([{ ...next, ...races }], said, [copy])) onClose();
  };
  const remove = async () => {
    if (await acts.remove([copy], t('garage:removed', { name: car.name }))) onClose();
  };
  const trySo = () => {
    simulate(copy.copyId, draft.points === copy.points ? undefined : draft.points);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={car.name} width={520} fillsPhone>
      <div className={styles['dialog']}>
        <div className={styles['stage']} data-class={car.class}>
          <CarArt car={car} className={styles['stageArt']} />
          <CarBadge car={car} size={24} />
          <Link to={carPath(car.id)}>{t('garage:toCar')}</Link>
        </div>
        <TuneChoice points={draft.points} onPoints={(points) => change({ points })} />
        <div className={styles['fields']}>
          {(['won', 'lost', 'drawn'] as const).map((name) => (
            <Field
              key={name}
              label={t(`garage:${name}`)}
              inputMode="numeric"
              autoComplete="off"
              value={draft[name]}
              error={WHOLE.test(draft[name]) ? undefined : t('screen:wrong.format')}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
          <Field
            label={t('garage:since')}
            type="date"
            value={draft.since}
            onChange={(event) => change({ since: event.target.value })}
          />
        </div>
        <Field
          label={t('garage:note')}
          maxLength={GARAGE_NOTE_MAX}
          autoComplete="off"
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <Switch label={t('garage:locked')} on={draft.locked} onChange={(locked) => change({ locked })} />
        <Foot
          wrong={wrong}
          same={draft.points === copy.points}
          onSave={() => void save()}
          onTry={trySo}
          onRemove={() => void remove()}
        />
      </div>
    </Dialog>
  );
}

type FootProps = Record<'onSave' | 'onTry' | 'onRemove', () => void> & { wrong: boolean; same: boolean };

function Foot({ wrong, same, onSave, onTry, onRemove }: FootProps) {
  const { t } = useTranslation('garage');
  return (
    <div className={styles['row']}>
      <Button variant="main" disabled={wrong} onClick={onSave}>
        {t('save')}
      </Button>
      <Button disabled={wrong || same} onClick={onTry}>
        {t('try')}
      </Button>
      <Button variant="danger" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

type TuneChoiceProps = { points: string; onPoints: (points: string) => void };

export function TuneChoice({ points, onPoints }: TuneChoiceProps) {
  const { t } = useTranslation('garage');
  const digits = Array.from(points);
  const parts = ['engine', 'weight', 'chassis'] as const;
  return (
    <>
      <ChoiceField
        label={t('tune')}
        options={offeredTunes.map((tune) => ({
          value: tuneInPoints(tune),
          text: <TuneGlyph tune={tune} />,
          label: tune,
        }))}
        value={points}
        onChange={onPoints}
      />
      <div className={styles['fields']}>
        {parts.map((part, at) => (
          <label key={part} className={styles['part']}>
            {t(part)}
            <input
              type="range"
              min={0}
              max={9}
              value={Number(digits[at])}
              onChange={(event) => onPoints(digits.with(at, event.target.value).join(''))}
            />
            <output>{digits[at]}</output>
          </label>
        ))}
      </div>
      <p className={styles['note']} role="status">
        {isPoints(points)
          ? t('upgrades', {
              tune: tuneText({ points }),
              upgrades: copyUpgrades({ points }),
              fuses: copyFuses({ points }),
            })
          : t('tooMany', { most: FULL_POINTS })}
      </p>
    </>
  );
}
