import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX } from '#contracts';
import { signIn } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { LockIcon, MailIcon } from '../../ui/icons.ts';
import { useAccountForm } from './use-account-form.ts';
import styles from './account-form.module.css';

type FormProps = { onDone: () => void; onOther: () => void };

/** Sign in by e-mail and password; what went wrong is said beside the field. */
export function SignInForm({ onDone, onOther }: FormProps) {
  const { t } = useTranslation(['account', 'problems']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, onSubmit } = useAccountForm(() => signIn(email, password), onDone);
  const wrongPair = problem?.code === 'credentials-wrong';
  return (
    <form onSubmit={onSubmit} className={styles['form']} aria-label={t('signIn')}>
      <Field
        label={t('email')}
        icon={<MailIcon aria-hidden="true" />}
        type="email"
        name="email"
        autoComplete="email"
        required
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={t('password')}
        icon={<LockIcon aria-hidden="true" />}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        value={password}
        error={wrongPair ? t('problems:credentials-wrong') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem && !wrongPair ? (
        <p role="alert" className={styles['problem']}>
          {t(`problems:${problem.code}`)}
        </p>
      ) : null}
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
      <p className={styles['other']}>
        <span>{t('newHere')}</span>
        <Button look="ghost" onClick={onOther}>
          {t('createAccount')}
        </Button>
      </p>
    </form>
  );
}
