import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import styles from './form-frame.module.css';

type SentForm = {
  formRef: Ref<HTMLFormElement>;
  busy: boolean;
  refusal: string | undefined;
  onSubmit: (event: FormEvent) => void;
};

type FormFrameProps = {
  /** What the form is for, as a screen reader says it. */
  label: string;
  form: SentForm;
  /** The verb on the button, and the same while it is being done. */
  act: string;
  acting?: string;
  look?: 'main' | 'danger';
  children: ReactNode;
  /** Below the button: other ways. */
  foot?: ReactNode;
};

/** Fields above, then what was refused, then the one button. The browser's own bubbles are not used: see `useForm`. */
export function FormFrame({ label, form, act, acting = act, look = 'main', children, foot }: FormFrameProps) {
  const { formRef, busy, refusal, onSubmit } = form;
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className={styles['form']} aria-label={label}>
      {children}
      {refusal ? (
        <p role="alert" className={styles['refusal']}>
          {refusal}
        </p>
      ) : null}
      <Button type="submit" look={look} size="large" wide busy={busy}>
        {busy ? acting : act}
      </Button>
      {foot}
    </form>
  );
}

/** A question and the way it opens: "New here? Create account". */
export function OtherWay({ ask, act, onAct }: { ask: string; act: string; onAct: () => void }) {
  return (
    <p className={styles['other']}>
      <span>{ask}</span>
      <Button look="ghost" onClick={onAct}>
        {act}
      </Button>
    </p>
  );
}
