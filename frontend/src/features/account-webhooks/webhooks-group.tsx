import { useTranslation } from 'react-i18next';
import { useOwnWebhooks } from '../../lib/session/use-account.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { RegisterWebhook } from './register-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Addresses that are told of public changes; another can be added once one's own mail address is confirmed. */
export function WebhooksGroup({ confirmed }: { confirmed: boolean }) {
  // With the words of what copies the secret: the dialog has nothing to wait for then.
  const { t } = useTranslation(['webhooks', 'problems', 'stuff']);
  const own = useOwnWebhooks();
  return (
    <SettingGroup title={t('title')}>
      <SettingRow label={t('what')} note={confirmed ? t('help') : t('problems:email-unconfirmed')}>
        {confirmed ? (
          <OpenedByButton act={t('add')} title={t('add')}>
            {(close) => <RegisterWebhook onDone={close} />}
          </OpenedByButton>
        ) : null}
      </SettingRow>
      <Asked of={own} layout="rows" skeleton={<Skeleton rows={1} />}>
        {({ webhooks }) => webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
      </Asked>
    </SettingGroup>
  );
}
