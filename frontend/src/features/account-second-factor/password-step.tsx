import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/form/use-form.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

type PasswordStepProps = {
  label: string;
  act: string;
  children: ReactNode;
  submit: (password: string) => Promise<void>;
};

export function PasswordStep({ label, act, children, submit }: PasswordStepProps) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('reason.password') : undefined }),
    beside: { 'password-wrong': 'password' },
    submit: ({ password }) => submit(password),
  });
  return (
    <FormFrame label={label} form={form} act={act}>
      {children}
      <PasswordField {...form.field('password')} label={t('profile.passwordNow')} data-autofocus />
    </FormFrame>
  );
}
