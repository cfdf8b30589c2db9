import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimeSubmission } from '#contracts';
import { formatLapTime } from '#racing';
import { type DisputeReason, disputeReasons, type Ruling, useRuling } from '../../features/cell-history/use-ruling.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChangedThing } from '../../ui/changed/changed-thing.tsx';
import { useAllAsShown } from '../../ui/changed/use-as-shown.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import styles from './lap-time-submissions.module.css';

type As = Ruling['as'];
type BulkRulingsProps = { chosen: readonly LapTimeSubmission[]; onDone: () => void };

const commands = { accept: 'accept-lap-time', hide: 'hide-lap-time', restore: 'restore-lap-time' } as const;
const rulings = ['accept', 'hide', 'restore'] as const satisfies readonly As[];

export function BulkRulings({ chosen, onDone }: BulkRulingsProps) {
  const { t } = useTranslation('votes');
  const [as, setAs] = useState<As>();
  const may = (one: As) => chosen.filter(({ allowed }) => allowed.includes(commands[one]));
  const close = () => setAs(undefined);
  return (
    <>
      {rulings
        .filter((one) => may(one).length > 0)
        .map((one) => (
          <Button key={one} size="small" onClick={() => setAs(one)}>
            {t(one)}
          </Button>
        ))}
      <Dialog title={as ? t(`ask.${as}`) : ''} opened={as !== undefined} onClose={close}>
        {as ? <Preview as={as} newest={may(as)} left={chosen.length - may(as).length} {...{ onDone, close }} /> : null}
      </Dialog>
    </>
  );
}

type PreviewProps = {
  as: As;
  newest: readonly LapTimeSubmission[];
  left: number;
  onDone: () => void;
  close: () => void;
};

function Preview({ as, newest, left, onDone, close }: PreviewProps) {
  const { t } = useTranslation('votes');
  const { name } = useTrackLabels();
  const { shown: times, isChanged, read } = useAllAsShown(newest);
  const [reason, setReason] = useState<DisputeReason>();
  const settle = useRuling();
  const { busy, run } = useAction(async (ruling: Ruling) => {
    await settle(times, ruling);
    close();
    onDone();
  });
  const unread = isChanged && !busy;
  const textOf = ({ value, car, carId, trackCode }: LapTimeSubmission) =>
    `${formatLapTime(value, 'short')} ${car?.name ?? carId}, ${name(trackCode)}`;
  const ruling: Ruling | undefined = as === 'hide' ? reason && { as, reason } : { as };
  return (
    <ConfirmForm
      act={t(as === 'hide' ? 'hideNow' : as)}
      variant={as === 'hide' ? 'danger' : 'good'}
      busy={busy}
      missing={ruling === undefined || unread}
      onSubmit={(event) => {
        event.preventDefault();
        if (ruling) run(ruling);
      }}
      onClose={close}
    >
      <ul className={styles['preview']}>
        {times.map((time) => (
          <li key={time.lapTimeId}>
            <bdi className="figures">{formatLapTime(time.value, 'short')}</bdi> {time.car?.name ?? time.carId},{' '}
            {name(time.trackCode)}
          </li>
        ))}
      </ul>
      {unread ? <ChangedThing shown={times.map(textOf)} now={newest.map(textOf)} onRead={read} /> : null}
      {left > 0 ? <p>{t('leftOut', { number: left })}</p> : null}
      {as === 'hide' ? (
        <ChoiceField
          label={t('why')}
          options={disputeReasons.map((value) => ({ value, text: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      ) : null}
    </ConfirmForm>
  );
}
