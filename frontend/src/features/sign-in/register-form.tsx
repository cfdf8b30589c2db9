import { useTranslation } from 'react-i18next';
import { isEmailAddress, PASSWORD_MIN } from '#contracts';
import { firstLanguage } from '../../lib/i18n/languages.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useNameReason } from '../../lib/form/use-name-reason.ts';
import { signUp } from '../../lib/session/sign-in.ts';
import { Field } from '../../ui/field/field.tsx';
import { FeatureGate } from '../../ui/feature-gate/feature-gate.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { FormFrame, AlternativeLink } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PersonIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type RegisterFormProps = { onDone: () => void; onSignIn: () => void };

function useRegisterForm(onDone: () => void) {
  const { t, i18n } = useTranslation(['account', 'problems']);
  const nameReason = useNameReason();
  return useForm({
    initial: { name: '', email: '', password: '', passwordAgain: '' },
    check: ({ name, email, password, passwordAgain }) => ({
      name: nameReason(name),
      email: isEmailAddress(email) ? undefined : t('reason.email'),
      password: password.length < PASSWORD_MIN ? t('passwordHelp', { count: PASSWORD_MIN }) : undefined,
      passwordAgain: password === passwordAgain ? undefined : t('problems:passwords-differ'),
    }),
    beside: {
      'name-taken': 'name',
      'name-reserved': 'name',
      'email-taken': 'email',
      'password-common': 'password',
      'password-guessable': 'password',
      'password-own': 'password',
      'passwords-differ': 'passwordAgain',
    },
    submit: async (typed) => {
      await signUp({ ...typed, name: typed.name.trim(), language: firstLanguage(i18n.language, []) });
      showSnack({ kind: 'success', text: t('forgot.look'), seconds: 8 });
      onDone();
    },
  });
}

export function RegisterForm({ onDone, onSignIn }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const form = useRegisterForm(onDone);
  return (
    <FeatureGate feature="sign-ups">
      <FormFrame
        label={t('createAccount')}
        form={form}
        act={t('createAccount')}
        acting={t('creating')}
        foot={<AlternativeLink ask={t('haveAccount')} act={t('signIn')} onAct={onSignIn} />}
      >
        <Field
          {...form.field('name')}
          label={t('name')}
          icon={<PersonIcon aria-hidden="true" />}
          autoComplete="nickname"
          required
          maxLength={32}
          data-autofocus
          help={t('nameHelp')}
        />
        <EmailField {...form.field('email')} help={t('mailFollows')} />
        <PasswordField
          {...form.field('password')}
          isNew
          label={t('password')}
          help={t('passwordHelp', { count: PASSWORD_MIN })}
        />
        <PasswordField {...form.field('passwordAgain')} isNew label={t('again')} />
      </FormFrame>
    </FeatureGate>
  );
}
