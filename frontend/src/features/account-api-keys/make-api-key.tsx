import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_KEY_NAME_MAX, apiKeys, apiScopes } from '#contracts';
import type { ApiScope } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasskeyIcon } from '../../ui/icons.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './api-keys.module.css';
import { IssuedSecret } from './issued-secret.tsx';

export function MakeApiKey({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? <ApiKeyForm onMade={setSecret} /> : <IssuedSecret secret={secret} onDone={onDone} />;
}

function ApiKeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('apikeys');
  const form = useForm({
    initial: { name: '', scopes: [] as ApiScope[] },
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : undefined }),
    submit: async ({ name, scopes }) => {
      const body = { name: name.trim(), scopes };
      const { secret } = await sendFresh(() => sendAuthenticated(apiKeys.issue, { body }));
      onMade(secret);
      await accountChanged();
    },
  });
  const { value: chosen, onChange } = form.field('scopes');
  const choose = (scope: ApiScope, on: boolean) =>
    onChange(apiScopes.filter((one) => (one === scope ? on : chosen.includes(one))));
  return (
    <FormFrame label={t('make')} form={form} act={t('make')}>
      <p>{t('makeHelp')}</p>
      <Field
        {...form.field('name')}
        label={t('name')}
        icon={<PasskeyIcon aria-hidden="true" />}
        required
        maxLength={API_KEY_NAME_MAX}
        placeholder={t('nameExample')}
        data-autofocus
      />
      <fieldset className={styles['scopes']}>
        <legend>{t('scopes')}</legend>
        {apiScopes.map((scope) => (
          <Switch
            key={scope}
            label={t(`scope.${scope}`)}
            help={t(`scopeHelp.${scope}`)}
            on={chosen.includes(scope)}
            onChange={(on) => choose(scope, on)}
          />
        ))}
      </fieldset>
    </FormFrame>
  );
}
