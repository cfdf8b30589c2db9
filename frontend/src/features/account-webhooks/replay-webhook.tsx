import { useTranslation } from 'react-i18next';
import { webhooks } from '#contracts';
import type { WebhookDto } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

/** Sends every event after a position again; the default is where it stopped. */
export function ReplayWebhook({ webhook: { id, position }, onDone }: { webhook: WebhookDto; onDone: () => void }) {
  const { t } = useTranslation('webhooks');
  const form = useForm({
    initial: { after: String(position) },
    check: ({ after }) => ({ after: /^\d{1,16}$/.test(after.trim()) ? undefined : t('positionWrong') }),
    beside: { 'position-unknown': 'after' },
    submit: async ({ after }) => {
      await sendAuthenticated(webhooks.replay, { params: { id }, body: { after: Number(after) } });
      onDone();
      await accountChanged();
      showSnack({ kind: 'success', text: t('replayed') });
    },
  });
  return (
    <FormFrame label={t('replay')} form={form} act={t('replay')}>
      <p>{t('replayHelp')}</p>
      <Field
        {...form.field('after')}
        label={t('position')}
        icon={<UndoIcon aria-hidden="true" />}
        inputMode="numeric"
        required
        data-autofocus
      />
    </FormFrame>
  );
}
