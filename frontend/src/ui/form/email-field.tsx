import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../field/field.tsx';
import { MailIcon } from '../icons.ts';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'icon' | 'required' | 'label'> & { label?: string };

/** An email address; keyboards of phones show the at sign. */
export function EmailField({ label, ...rest }: EmailFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field
      autoComplete="email"
      {...rest}
      label={label ?? t('email')}
      icon={<MailIcon aria-hidden="true" />}
      type="email"
      required
    />
  );
}
