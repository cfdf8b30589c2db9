import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddPendingCarBody, cars, type PendingCar, pendingCarReasonCodes } from '#contracts';
import { type AsShown, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { figureNames, isNeeded } from './car-values.ts';
import { useStatLabels } from './use-figure-labels.ts';
import styles from './car-editing.module.css';

type Act = 'approve' | 'dismiss';
type Reason = { code: string; text?: string };

function useActs(car: PendingCar) {
  const { carId, gameVersion, figures: known } = car;
  const { class: _, ...figures } = known;
  const { t } = useTranslation(['staffcars', 'common']);
  const params = { id: carId };
  const { name } = figures;
  const addAgain = async () => {
    const reason = { code: 'missing-here', text: t('undone') } as const;
    const body = { id: carId, gameVersion, figures: figures as AddPendingCarBody['figures'], reason };
    await sendAuthenticated(cars.addPending, { body });
  };
  const approve = async (shown: AsShown<PendingCar>, reason: Reason) => {
    await sendAuthenticated(cars.approvePending, {
      params,
      body: { reason: { ...reason, code: 'checked' }, ...seenOf(shown) },
    });
    showSnack({ kind: 'success', text: t('approved', { name }) });
  };
  const dismiss = async (shown: AsShown<PendingCar>, reason: Reason) => {
    const code = reason.code as (typeof pendingCarReasonCodes.dismiss)[number];
    await sendAuthenticated(cars.dismissPending, { params, body: { reason: { ...reason, code }, ...seenOf(shown) } });
    const action = { label: t('common:undo'), run: () => void addAgain() };
    showSnack({ kind: 'success', text: t('dismissed', { name }), action });
  };
  return { approve, dismiss };
}

/** Approves a pending car into the catalogue, or rejects it; shows the actions the API allows. */
export function PendingCarActions({ car }: { car: PendingCar }) {
  const { t } = useTranslation('staffcars');
  const { figure } = useStatLabels();
  const [act, setAct] = useState<Act>();
  const submit = useActs(car);
  const missing = figureNames.filter((name) => isNeeded(name) && car.unknown.includes(name)).map(figure);
  const codes: readonly string[] = act === 'dismiss' ? pendingCarReasonCodes.dismiss : pendingCarReasonCodes.approve;
  if (car.allowed.length === 0) return null;
  return (
    <div className={styles['acts']}>
      <Button
        variant="good"
        reason={missing.length === 0 ? undefined : t('missing', { figures: missing.join(', ') })}
        onClick={() => setAct('approve')}
      >
        {t('act.approve')}
      </Button>
      <Button variant="danger" onClick={() => setAct('dismiss')}>
        {t('act.dismiss')}
      </Button>
      <DecisionDialog
        of={car}
        reads={({ figures }) => figures}
        title={t(act === 'dismiss' ? 'askDismiss' : 'askApprove', { name: car.figures.name })}
        opened={act !== undefined}
        act={t(act === 'dismiss' ? 'act.dismiss' : 'act.approve')}
        variant={act === 'dismiss' ? 'danger' : 'main'}
        options={codes.map((value) => ({ value, text: t(`why.${value as 'checked'}`) }))}
        help={t('reasonHelp')}
        submit={submit[act ?? 'approve']}
        onClose={() => setAct(undefined)}
      />
    </div>
  );
}
