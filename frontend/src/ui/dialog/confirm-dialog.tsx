import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type ConfirmDialogProps = {
  title: string;
  opened: boolean;
  /** The verb on the button. */
  act: string;
  colour: 'green' | 'red';
  /** Asks for a text with it, such as a name; `ReasonDialog` asks for a reason. Nothing can be confirmed without it. */
  input?: { label: string; help?: string };
  busy?: boolean;
  /** The text instead of "Cancel". */
  keep?: string;
  children?: ReactNode;
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

export function ConfirmDialog({ title, opened, busy = false, onClose, ...rest }: ConfirmDialogProps) {
  return (
    <DialogFrame title={title} opened={opened} onClose={busy ? () => {} : onClose} width={420}>
      {opened ? <Question {...rest} busy={busy} onClose={onClose} /> : null}
    </DialogFrame>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'title' | 'opened'>;

function Question({ act, colour, input, busy = false, keep, children, onConfirm, onClose }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const missing = input !== undefined && typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) onConfirm(typed.trim());
  };
  return (
    <ConfirmForm
      {...{ act, busy, missing, keep, onClose }}
      variant={colour === 'red' ? 'danger' : 'good'}
      onSubmit={submit}
    >
      {children}
      {input ? (
        <Field {...input} data-autofocus value={typed} onChange={(event) => setTyped(event.target.value)} />
      ) : null}
    </ConfirmForm>
  );
}
