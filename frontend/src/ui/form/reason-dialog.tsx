import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/form/use-form.ts';
import type { ChipOption } from '../chips/chip-group.tsx';
import { ConfirmForm } from '../dialog/confirm-form.tsx';
import { useDialogLock } from '../dialog/dialog-lock.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { type Held, useGoneNotice } from '../dialog/use-gone-notice.tsx';
import { type ChosenReason, noReason, ReasonFields, reasonBody } from './reason-fields.tsx';

export type ReasonDialogProps<Code extends string> = {
  title: string;
  opened: boolean;
  /** The verb on the button. */
  act: string;
  variant?: 'main' | 'danger';
  options: readonly ChipOption<Code>[];
  help: string;
  children?: ReactNode;
  submit: (reason: { code: Code; text?: string }) => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation and a reason; it closes when the action succeeded. Decisions on items use `DecisionDialog`. */
export function ReasonDialog<Code extends string>({ title, opened, onClose, ...rest }: ReasonDialogProps<Code>) {
  const hold = useGoneNotice(opened);
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      {opened ? <ReasonForm {...rest} hold={hold} onDone={onClose} /> : null}
    </Dialog>
  );
}

type ReasonFormProps<Code extends string> = Omit<ReasonDialogProps<Code>, 'title' | 'opened' | 'onClose'> & {
  /** The user has not read the changed item yet. */
  unread?: boolean;
  hold: (held: Held) => void;
  onDone: () => void;
};

export function ReasonForm<Code extends string>({
  act,
  variant = 'main',
  options,
  help,
  children,
  unread = false,
  submit,
  hold,
  onDone,
}: ReasonFormProps<Code>) {
  const { t } = useTranslation('screen');
  const form = useForm<{ reason: ChosenReason<Code> }>({
    initial: { reason: noReason },
    check: ({ reason }) => ({ reason: reason.code === undefined ? t('reason.missing') : undefined }),
    submit: async ({ reason: { code, text } }) => {
      if (code === undefined) return;
      await submit({ ...reasonBody({ code, text }), code });
      onDone();
    },
  });
  const { formRef, busy, refusal, unsent, onSubmit } = form;
  const typed = form.values.reason.text.trim();
  useDialogLock(unsent ? 'asks' : undefined);
  useLayoutEffect(() => hold({ typed, busy }));
  return (
    <ConfirmForm {...{ act, variant, formRef, busy, refusal, onSubmit }} missing={unread} onClose={onDone}>
      {children}
      <ReasonFields {...form.field('reason')} options={options} help={help} />
    </ConfirmForm>
  );
}
