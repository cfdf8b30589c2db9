import { useTranslation } from 'react-i18next';
import { useMyWebhooks } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { RegisterWebhook } from './register-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The user's webhooks; another can be added once the user's email address is confirmed. */
export function WebhooksGroup({ confirmed }: { confirmed: boolean }) {
  // Includes the texts of the copy button: the dialog has nothing left to load then.
  const { t } = useTranslation(['webhooks', 'problems', 'stuff']);
  const own = useMyWebhooks();
  return (
    <SettingGroup title={t('title')}>
      <SettingRow label={t('what')} note={confirmed ? t('help') : t('problems:email-unconfirmed')}>
        {confirmed ? (
          <OpenedByButton act={t('add')} title={t('add')}>
            {(close) => <RegisterWebhook onDone={close} />}
          </OpenedByButton>
        ) : null}
      </SettingRow>
      <QueryBoundary of={own} layout="rows" skeleton={<Skeleton rows={1} />}>
        {({ webhooks }) => webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
      </QueryBoundary>
    </SettingGroup>
  );
}
