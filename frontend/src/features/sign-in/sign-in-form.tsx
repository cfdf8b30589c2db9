import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { useMoment } from '../../lib/form/use-moment.ts';
import { passkeysWork } from '../../lib/session/passkeys.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import type { SignedInHow } from '../../lib/session/sign-in.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { FormFrame, AlternativeLink } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-form.module.css';

/** How long the button shows a refusal (specification, business constants). */
const ERROR_LOCK_MS = 1_500;

type SignInFormProps = {
  onDone: (how: SignedInHow) => void;
  onAskedMore: () => void;
  onRegister: () => void;
  onForgot: () => void;
};

export function SignInForm({ onDone, onAskedMore, onRegister, onForgot }: SignInFormProps) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: isEmailAddress(email) ? undefined : t('reason.email'),
      password: password === '' ? t('reason.password') : undefined,
    }),
    beside: { 'credentials-wrong': 'password' },
    submit: async ({ email, password }) => {
      const how = await signIn(email, password);
      if (how === 'asked-more') onAskedMore();
      else onDone(how);
    },
  });
  const refused = useMoment(form.refusedAsTyped, ERROR_LOCK_MS);
  return (
    <>
      {passkeysWork() ? <PasskeyFirst onDone={onDone} /> : null}
      <FormFrame
        label={t('signIn')}
        form={form}
        act={t('signIn')}
        acting={t('signingIn')}
        refused={refused}
        foot={
          <>
            {form.refusedAsTyped?.code === 'too-many-requests' ? <p role="status">{t('lockedHelp')}</p> : null}
            <AlternativeLink ask={t('forgot.link')} act={t('forgot.title')} onAct={onForgot} />
            <AlternativeLink ask={t('newHere')} act={t('createAccount')} onAct={onRegister} />
          </>
        }
      >
        <EmailField {...form.field('email')} autoComplete="username webauthn" data-autofocus />
        <PasswordField {...form.field('password')} label={t('password')} />
      </FormFrame>
    </>
  );
}

function PasskeyFirst({ onDone }: Pick<SignInFormProps, 'onDone'>) {
  const { t } = useTranslation('account');
  return (
    <div className={styles['first']}>
      <PasskeyButton onDone={onDone} />
      <span className={styles['or']}>{t('or')}</span>
    </div>
  );
}
