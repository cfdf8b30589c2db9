import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  /** The question. */
  title: string;
  opened: boolean;
  /** The verb on the button. */
  act: string;
  colour: 'green' | 'red';
  /** Asks for a word with it: a reason, a name. Nothing can be confirmed without it. */
  input?: { label: string; help?: string };
  busy?: boolean;
  /** What stands instead of "Cancel". */
  keep?: string;
  children?: ReactNode;
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Asks before what cannot be undone. */
export function ConfirmDialog({ title, opened, busy = false, onClose, ...rest }: ConfirmDialogProps) {
  return (
    <DialogFrame title={title} opened={opened} onClose={busy ? () => {} : onClose} width={420}>
      {opened ? <Question {...rest} busy={busy} onClose={onClose} /> : null}
    </DialogFrame>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'title' | 'opened'>;

function Question({ act, colour, input, busy, keep, children, onConfirm, onClose }: QuestionProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const missing = input !== undefined && typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) onConfirm(typed.trim());
  };
  return (
    <form onSubmit={submit} className={styles['form']}>
      {children}
      {input ? (
        <Field {...input} data-autofocus value={typed} onChange={(event) => setTyped(event.target.value)} />
      ) : null}
      <span className={styles['acts']}>
        <Button look="ghost" disabled={busy} onClick={onClose}>
          {keep ?? t('cancel')}
        </Button>
        <Button type="submit" look={colour === 'red' ? 'danger' : 'good'} busy={busy ?? false} disabled={missing}>
          {act}
        </Button>
      </span>
    </form>
  );
}
