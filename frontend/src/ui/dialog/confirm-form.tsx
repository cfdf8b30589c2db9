import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './confirm-form.module.css';

type ConfirmFormProps = {
  /** The verb on the button. */
  act: string;
  variant: 'main' | 'good' | 'danger';
  busy: boolean;
  missing?: boolean;
  refusal?: string | undefined;
  /** The text instead of "Cancel". */
  keep?: string | undefined;
  formRef?: Ref<HTMLFormElement>;
  children: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
};

export function ConfirmForm({ act, variant, busy, missing, refusal, keep, formRef, ...rest }: ConfirmFormProps) {
  const { t } = useTranslation('common');
  const { children, onSubmit, onClose } = rest;
  const submit = (event: FormEvent) => {
    if (missing) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} className={styles['form']}>
      {children}
      {refusal === undefined ? null : (
        <p role="alert" className={styles['refusal']}>
          {refusal}
        </p>
      )}
      <span className={styles['acts']}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {keep ?? t('cancel')}
        </Button>
        <Button type="submit" variant={variant} busy={busy} disabled={missing ?? false}>
          {act}
        </Button>
      </span>
    </form>
  );
}
