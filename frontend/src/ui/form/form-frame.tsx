import { Suspense } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { Button } from '../button/button.tsx';
import { useDialogLock } from '../dialog/dialog-lock.ts';
import { FailedIcon } from '../icons.ts';
import { NextStep } from './next-step.tsx';
import styles from './form-frame.module.css';

type SentForm = {
  formRef: Ref<HTMLFormElement>;
  busy: boolean;
  refusal: string | undefined;
  /** The refusal, for its next step. */
  problem?: ProblemError | undefined;
  /** There is typed input that was not sent: a dialog around the form, and the page, ask before it is left. */
  unsent: boolean;
  discardDraft?: (() => void) | undefined;
  onSubmit: (event: FormEvent) => void;
};

type FormFrameProps = {
  /** The name of the form for screen readers. */
  label: string;
  form: SentForm;
  /** The verb on the button, and the one shown while it is being done. */
  act: string;
  acting?: string;
  variant?: 'main' | 'danger';
  /** The button shows the refusal, and does nothing during this time. */
  refused?: boolean;
  children: ReactNode;
  foot?: ReactNode;
};

/** Fields above, then the refusal, then the one button. The browser's own bubbles are not used: see `useForm`. */
export function FormFrame({
  label,
  form,
  act,
  acting = act,
  variant = 'main',
  refused = false,
  children,
  foot,
}: FormFrameProps) {
  const { formRef, busy, refusal, problem, unsent } = form;
  useDialogLock(unsent ? 'asks' : undefined);
  useUnsaved(unsent);
  const onSubmit = refused ? (event: FormEvent) => event.preventDefault() : form.onSubmit;
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className={styles['form']} aria-label={label}>
      {form.discardDraft ? <RestoredDraft onDiscard={form.discardDraft} /> : null}
      {children}
      {refusal ? (
        <div className={styles['refusal']}>
          <p role="alert">{refusal}</p>
          {problem ? (
            <Suspense fallback={null}>
              <NextStep code={problem.code} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <Button
        type="submit"
        variant={refused ? 'danger' : variant}
        icon={refused ? <FailedIcon aria-hidden="true" /> : undefined}
        aria-disabled={refused || undefined}
        size="large"
        wide
        busy={busy}
      >
        {busy ? acting : act}
      </Button>
      {foot}
    </form>
  );
}

function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <p role="status" className={styles['draft']}>
      <span>{t('draft.restored')}</span>
      <Button size="small" variant="ghost" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </p>
  );
}

/** A question and its link: "New here? Create account". */
export function AlternativeLink({ ask, act, onAct }: { ask: string; act: string; onAct: () => void }) {
  return (
    <p className={styles['other']}>
      <span>{ask}</span>
      <Button variant="ghost" onClick={onAct}>
        {act}
      </Button>
    </p>
  );
}
