import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEBHOOK_URL_MAX, webhooks, webhookTopics } from '#contracts';
import type { WebhookTopic } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { LinkIcon } from '../../ui/icons.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { SigningSecret } from './signing-secret.tsx';
import styles from './webhooks.module.css';

export function RegisterWebhook({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? <WebhookForm onMade={setSecret} /> : <SigningSecret secret={secret} onDone={onDone} />;
}

function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('webhooks');
  const form = useForm({
    initial: { url: '', topics: [...webhookTopics] as WebhookTopic[] },
    check: ({ url, topics }) => ({
      url: url.trim() === '' ? t('addressMissing') : undefined,
      topics: topics.length === 0 ? t('topicsMissing') : undefined,
    }),
    beside: { 'webhook-address-refused': 'url' },
    submit: async ({ url, topics }) => {
      const body = { url: url.trim(), topics };
      const { secret } = await sendFresh(() => sendAuthenticated(webhooks.register, { body }));
      onMade(secret);
      await accountChanged();
    },
  });
  const { value: chosen, onChange, error } = form.field('topics');
  const choose = (topic: WebhookTopic, on: boolean) =>
    onChange(webhookTopics.filter((one) => (one === topic ? on : chosen.includes(one))));
  return (
    <FormFrame label={t('add')} form={form} act={t('add')}>
      <p>{t('addHelp')}</p>
      <Field
        {...form.field('url')}
        label={t('address')}
        icon={<LinkIcon aria-hidden="true" />}
        type="url"
        required
        maxLength={WEBHOOK_URL_MAX}
        placeholder={EXAMPLE}
        data-autofocus
      />
      <fieldset className={styles['topics']}>
        <legend>{t('topics')}</legend>
        {webhookTopics.map((topic) => (
          <Switch
            key={topic}
            label={t(`topic.${topic}`)}
            on={chosen.includes(topic)}
            onChange={(on) => choose(topic, on)}
          />
        ))}
        {error ? <p role="alert">{error}</p> : null}
      </fieldset>
    </FormFrame>
  );
}

const EXAMPLE = 'https://example.org/tdr';
