import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX } from '#contracts';
import { Field } from '../field/field.tsx';
import { HideIcon, LockIcon, ShowIcon } from '../icons.ts';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'icon' | 'end'> & {
  /** A new password, so that a password manager offers to generate one. */
  isNew?: boolean;
};

export function PasswordField({ isNew = false, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? HideIcon : ShowIcon;
  return (
    <Field
      {...rest}
      icon={<LockIcon aria-hidden="true" />}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={PASSWORD_MAX}
      end={
        <button
          type="button"
          className={styles['show']}
          aria-label={t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}
