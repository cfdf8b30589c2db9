import type { ComponentProps } from 'react';
import { PASSWORD_MAX } from '#contracts';
import { Field } from '../field/field.tsx';
import { LockIcon } from '../icons.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'icon'> & {
  /** Chosen here, so that a password manager offers to make one. */
  isNew?: boolean;
};

export function PasswordField({ isNew = false, ...rest }: PasswordFieldProps) {
  return (
    <Field
      {...rest}
      icon={<LockIcon aria-hidden="true" />}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      maxLength={PASSWORD_MAX}
    />
  );
}
