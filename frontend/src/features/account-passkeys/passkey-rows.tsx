import { useTranslation } from 'react-i18next';
import { passkeysWork } from '../../lib/session/passkeys.ts';
import { useOwnPasskeys } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The passkeys one has; another can be added once the address is confirmed. */
export function PasskeyRows({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation(['account', 'problems', 'common']);
  const { items, problem, retry } = useOwnPasskeys();
  const count = items?.length ?? 0;
  return (
    <>
      <SettingRow
        label={t('keys.title')}
        note={confirmed ? (items && count === 0 && t('keys.none')) || undefined : t('problems:email-unconfirmed')}
      >
        {problem ? (
          <>
            <Refusal problem={problem} />
            <Button onClick={retry}>{t('common:retry')}</Button>
          </>
        ) : null}
        {confirmed && passkeysWork() ? (
          <OpenedByButton act={t('keys.add')} title={t('keys.add')}>
            {(close) => <AddPasskeyForm onDone={close} />}
          </OpenedByButton>
        ) : null}
      </SettingRow>
      {items?.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </>
  );
}
