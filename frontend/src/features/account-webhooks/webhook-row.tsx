import { useTranslation } from 'react-i18next';
import type { WebhookDto } from '#contracts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { RemoveWebhook } from './remove-webhook.tsx';
import { ReplayWebhook } from './replay-webhook.tsx';
import styles from './webhooks.module.css';

export function WebhookRow({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const topics = webhook.topics.map((topic) => t(`topic.${topic}`)).join(', ');
  return (
    <SettingRow
      label={<span className={styles['url']}>{webhook.url}</span>}
      note={`${topics} · ${useStateOf(webhook)}`}
    >
      <div className={styles['acts']}>
        <OpenedByButton act={t('replay')} title={t('replay')}>
          {(close) => <ReplayWebhook webhook={webhook} onDone={close} />}
        </OpenedByButton>
        <RemoveWebhook id={webhook.id} url={webhook.url} />
      </div>
    </SettingRow>
  );
}

function useStateOf({ parkedAt, failingSince, lastAt, lastAnswer }: WebhookDto): string {
  const { t, i18n } = useTranslation('webhooks');
  const said = (key: 'parked' | 'failing' | 'taken', at: string) =>
    t(`state.${key}`, {
      date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
      answer: lastAnswer,
    });
  if (parkedAt !== null) return said('parked', parkedAt);
  if (failingSince !== null) return said('failing', failingSince);
  return lastAt === null ? t('state.none') : said('taken', lastAt);
}
