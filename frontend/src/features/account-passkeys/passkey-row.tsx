import { useTranslation } from 'react-i18next';
import type { AccountPasskey } from '#contracts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';

export function PasskeyRow({ passkey }: { passkey: AccountPasskey }) {
  const { t, i18n } = useTranslation('account');
  const name = passkey.name ?? t('keys.unnamed');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const note = passkey.createdAt ? t('keys.addedOn', { date: day.format(new Date(passkey.createdAt)) }) : undefined;
  return (
    <SettingRow label={name} note={note}>
      <OpenedByButton act={t('keys.rename')} title={`${t('keys.rename')}: ${name}`}>
        {(close) => <RenamePasskeyForm id={passkey.id} name={name} onDone={close} />}
      </OpenedByButton>
      <RemovePasskey id={passkey.id} name={name} />
    </SettingRow>
  );
}
