import { useTranslation } from 'react-i18next';
import { REASON_TEXT_MAX } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { useDialogLock } from '../../ui/dialog/dialog-lock.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';

type SayFormProps = {
  label: string;
  act: string;
  help: string;
  optional?: boolean;
  submit: (text: string) => Promise<void>;
  onDone: () => void;
};
type SayDialogProps = Omit<SayFormProps, 'onDone'> & { title: string; opened: boolean; onClose: () => void };

export function MessageDialog({ title, opened, onClose, ...rest }: SayDialogProps) {
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      {opened ? <SayForm {...rest} onDone={onClose} /> : null}
    </Dialog>
  );
}

function SayForm({ label, act, help, optional = false, submit, onDone }: SayFormProps) {
  const { t } = useTranslation('queue');
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    check: ({ text }) => ({ text: optional || text.trim() !== '' ? undefined : t('wordsMissing') }),
    submit: async ({ text }) => {
      await submit(text.trim());
      onDone();
    },
  });
  const { formRef, busy, refusal, unsent, onSubmit } = form;
  useDialogLock(unsent ? 'asks' : undefined);
  return (
    <ConfirmForm {...{ act, formRef, busy, refusal, onSubmit }} variant="main" onClose={onDone}>
      <Field label={label} help={help} maxLength={REASON_TEXT_MAX} {...form.field('text')} />
    </ConfirmForm>
  );
}
