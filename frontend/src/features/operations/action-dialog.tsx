import { type AdminActionCode, operations, type OperationReasonCode } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './operations.module.css';
import { useOperationLabels } from './use-operation-labels.ts';

/** The action to confirm: start an operation on a view, or pause, resume or stop a running one. */
export type RequestedAction =
  | { kind: 'begin'; act: AdminActionCode; target: string; back?: boolean }
  | { kind: 'steer'; how: 'pause' | 'resume' | 'halt'; operationId: string; of: string };

export function ActionDialog({ asked, onClose }: { asked: RequestedAction | null; onClose: () => void }) {
  const words = useAskWords(asked);
  return (
    <Dialog title={words.title} opened={asked !== null} onClose={onClose}>
      {asked === null ? null : <ActForm asked={asked} act={words.act} help={words.help} onClose={onClose} />}
    </Dialog>
  );
}

function useAskWords(asked: RequestedAction | null) {
  const { t, nameOf } = useOperationLabels();
  if (asked === null) return { title: '', act: '', help: '' };
  if (asked.kind === 'steer')
    return {
      title: `${t(`acts.${asked.how}`)}: ${asked.of}`,
      act: t(`acts.${asked.how}`),
      help: t(`help.${asked.how}`),
    };
  const act = t(asked.back ? 'acts.roll-back' : `acts.${asked.act}`);
  return { title: `${act}: ${nameOf(asked.target)}`, act, help: t(`help.${asked.act}`) };
}

type Entered = { reason: OperationReasonCode | undefined };
type ActFormProps = { asked: RequestedAction; act: string; help: string; onClose: () => void };

function ActForm({ asked, act, help, onClose }: ActFormProps) {
  const { t, reasons } = useOperationLabels();
  const form = useForm<Entered>({
    initial: { reason: undefined },
    check: ({ reason }) => ({ reason: reason === undefined ? t('whyMissing') : undefined }),
    submit: async ({ reason }) => {
      if (reason === undefined) return;
      await send(asked, reason);
      showSnack({ kind: 'success', text: t(asked.kind === 'begin' ? 'begun' : 'told') });
      onClose();
    },
  });
  const { formRef, busy, refusal, onSubmit } = form;
  const danger = asked.kind === 'steer' && asked.how === 'halt';
  return (
    <ConfirmForm {...{ act, formRef, busy, refusal, onSubmit, onClose }} variant={danger ? 'danger' : 'main'}>
      <p className={styles['help']}>{help}</p>
      <ChoiceField label={t('why')} options={reasons} {...form.field('reason')} />
    </ConfirmForm>
  );
}

async function send(asked: RequestedAction, reason: OperationReasonCode): Promise<void> {
  if (asked.kind === 'begin') {
    await sendAuthenticated(operations.begin, { body: { act: asked.act, target: asked.target, reason } });
    return;
  }
  const { operationId, how } = asked;
  await sendAuthenticated(operations[how], { params: { operationId }, body: { reason } });
}
