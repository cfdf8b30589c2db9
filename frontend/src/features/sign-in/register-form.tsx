import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contracts';
import { signUp } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { LockIcon, MailIcon, PersonIcon } from '../../ui/icons.ts';
import { useAccountForm } from './use-account-form.ts';
import styles from './account-form.module.css';

type FormProps = { onDone: () => void; onOther: () => void };

/** Create an account; a name or address that is taken is said beside its field. */
export function RegisterForm({ onDone, onOther }: FormProps) {
  const { t } = useTranslation(['account', 'problems']);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, onSubmit } = useAccountForm(() => signUp(name.trim(), email, password), onDone);
  const said = (code: 'name-taken' | 'email-taken') => (problem?.code === code ? t(`problems:${code}`) : undefined);
  const other = problem !== undefined && problem.code !== 'name-taken' && problem.code !== 'email-taken';
  return (
    <form onSubmit={onSubmit} className={styles['form']} aria-label={t('createAccount')}>
      <Field
        label={t('name')}
        icon={<PersonIcon aria-hidden="true" />}
        name="name"
        autoComplete="nickname"
        required
        minLength={2}
        maxLength={32}
        data-autofocus
        help={t('nameHelp')}
        value={name}
        error={said('name-taken')}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('email')}
        icon={<MailIcon aria-hidden="true" />}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={said('email-taken')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={t('password')}
        icon={<LockIcon aria-hidden="true" />}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        help={t('passwordHelp', { count: PASSWORD_MIN })}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {other ? (
        <p role="alert" className={styles['problem']}>
          {t(`problems:${problem.code}`)}
        </p>
      ) : null}
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {busy ? t('creating') : t('createAccount')}
      </Button>
      <p className={styles['other']}>
        <span>{t('haveAccount')}</span>
        <Button look="ghost" onClick={onOther}>
          {t('signIn')}
        </Button>
      </p>
    </form>
  );
}
