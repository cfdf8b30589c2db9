import { useTranslation } from 'react-i18next';
import { passkeysWork } from '../../lib/session/passkeys.ts';
import { useMyPasskeys } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The user's passkeys; another can be added once the email address is confirmed. */
export function PasskeyRows({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation(['account', 'problems']);
  const keys = useMyPasskeys();
  return (
    <>
      <SettingRow
        label={t('keys.title')}
        note={confirmed ? (keys.value?.length === 0 ? t('keys.none') : undefined) : t('problems:email-unconfirmed')}
      >
        {confirmed && passkeysWork() ? (
          <OpenedByButton act={t('keys.add')} title={t('keys.add')}>
            {(close) => <AddPasskeyForm onDone={close} />}
          </OpenedByButton>
        ) : null}
      </SettingRow>
      <QueryBoundary of={keys} layout="rows" skeleton={<Skeleton rows={1} />}>
        {(items) => items.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} />)}
      </QueryBoundary>
    </>
  );
}
