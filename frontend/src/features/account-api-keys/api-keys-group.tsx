import { useTranslation } from 'react-i18next';
import { useMyApiKeys } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { MakeApiKey } from './make-api-key.tsx';

/** The user's API keys; another can be created once the email address is confirmed. */
export function ApiKeysGroup({ confirmed }: { confirmed: boolean }) {
  // Includes the texts of the copy button: the dialog has nothing left to load then.
  const { t } = useTranslation(['apikeys', 'problems', 'stuff']);
  const keys = useMyApiKeys();
  return (
    <SettingGroup title={t('title')}>
      <SettingRow
        label={<a href={API_DOCS}>{t('docs')}</a>}
        note={confirmed ? t(keys.value?.keys.length === 0 ? 'none' : 'help') : t('problems:email-unconfirmed')}
      >
        {confirmed ? (
          <OpenedByButton act={t('make')} title={t('make')}>
            {(close) => <MakeApiKey onDone={close} />}
          </OpenedByButton>
        ) : null}
      </SettingRow>
      <QueryBoundary of={keys} layout="rows" skeleton={<Skeleton rows={1} />}>
        {({ keys: own }) => own.map((key) => <ApiKeyRow key={key.id} apiKey={key} />)}
      </QueryBoundary>
    </SettingGroup>
  );
}

const API_DOCS = '/swagger';
