import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field/field.tsx';
import { PasskeyIcon } from '../../ui/icons.ts';

export function PasskeyNameField(field: Omit<ComponentProps<typeof Field>, 'label' | 'icon'>) {
  const { t } = useTranslation('account');
  return (
    <Field
      {...field}
      label={t('keys.name')}
      icon={<PasskeyIcon aria-hidden="true" />}
      required
      maxLength={32}
      data-autofocus
    />
  );
}
