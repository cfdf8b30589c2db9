import type { ReactNode } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';

type ProofStepProps = {
  label: string;
  act: string;
  variant?: 'main' | 'danger';
  children: ReactNode;
  submit: () => Promise<void>;
};

/** Removing a way to log in: requires a password or passkey shown recently, else asks for it. */
export function ProofStep({ label, act, variant = 'main', children, submit }: ProofStepProps) {
  const form = useForm({ initial: {}, submit: () => sendFresh(submit) });
  return (
    <FormFrame label={label} form={form} act={act} variant={variant}>
      {children}
    </FormFrame>
  );
}
