import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function SecurityGroup({ email, children }: { email: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <SettingGroup title={t('profile.security')}>
      <SettingRow label={t('password')}>
        <OpenedByButton act={t('profile.change')} title={t('profile.changePassword')}>
          {(close) => <ChangePasswordForm email={email} onDone={close} />}
        </OpenedByButton>
      </SettingRow>
      {children}
    </SettingGroup>
  );
}
