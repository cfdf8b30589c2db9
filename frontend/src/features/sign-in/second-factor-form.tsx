import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../lib/form/check-account.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { signInByCode } from '../../lib/session/sign-in.ts';
import type { SignedInHow } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { focusOnMount } from '../../ui/field/focus-on-mount.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { LockIcon } from '../../ui/icons.ts';

type SecondFactorFormProps = { onDone: (how: SignedInHow) => void; onBack: () => void };
type Kind = 'app' | 'recovery';

/** The second step of logging in: the app's code, or a recovery code. */
export function SecondFactorForm({ onDone, onBack }: SecondFactorFormProps) {
  const { t } = useTranslation('account');
  const [kind, setKind] = useState<Kind>('app');
  const other: Kind = kind === 'app' ? 'recovery' : 'app';
  return (
    <CodeForm key={kind} kind={kind} onDone={onDone}>
      <Button variant="ghost" onClick={() => setKind(other)}>
        {other === 'recovery' ? t('factor.useRecovery') : t('factor.useCode')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('signInAgain')}
      </Button>
    </CodeForm>
  );
}

type CodeFormProps = { kind: Kind; onDone: (how: SignedInHow) => void; children: ReactNode };

function CodeForm({ kind, onDone, children }: CodeFormProps) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => {
      if (kind === 'recovery') return { code: code.trim() === '' ? t('reason.recovery') : undefined };
      return { code: isSixDigits(code) ? undefined : t('reason.code') };
    },
    beside: { 'code-wrong': 'code', 'recovery-code-wrong': 'code' },
    submit: async ({ code }) => {
      onDone(await signInByCode(code.replaceAll(/\s/g, ''), kind));
    },
  });
  const typing =
    kind === 'app' ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const) : undefined;
  return (
    <FormFrame label={t('factor.title')} form={form} act={t('factor.go')} acting={t('signingIn')} foot={children}>
      <Field
        key={kind}
        {...form.field('code')}
        {...typing}
        label={kind === 'app' ? t('factor.code') : t('factor.recovery')}
        help={kind === 'app' ? t('factor.codeHelp') : t('factor.recoveryHelp')}
        icon={<LockIcon aria-hidden="true" />}
        required
        ref={focusOnMount}
      />
    </FormFrame>
  );
}
