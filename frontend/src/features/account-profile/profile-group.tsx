import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangeNameForm } from './change-name-form.tsx';
import { MailLanguage } from './mail-language.tsx';
import { ResendButton } from './resend-button.tsx';
import { ReviewMails } from './review-mails.tsx';

export function ProfileGroup({ name, email, confirmed, language }: SignedIn) {
  const { t } = useTranslation('account');
  const state = confirmed ? t('profile.confirmed') : t('profile.unconfirmed');
  return (
    <SettingGroup title={t('profile.who')}>
      <SettingRow label={t('name')} note={name}>
        <OpenedByButton act={t('profile.change')} title={t('profile.changeName')}>
          {(close) => <ChangeNameForm name={name} onDone={close} />}
        </OpenedByButton>
      </SettingRow>
      <SettingRow label={t('email')} note={`${email} · ${state}`}>
        <OpenedByButton act={t('profile.change')} title={t('profile.changeEmail')}>
          {(close) => <ChangeEmailForm onDone={close} />}
        </OpenedByButton>
      </SettingRow>
      {confirmed ? null : (
        <SettingRow label={t('confirm.title')} note={t('profile.unconfirmedHelp', { email })}>
          <ResendButton email={email} />
        </SettingRow>
      )}
      <MailLanguage language={language} />
      <ReviewMails confirmed={confirmed} />
    </SettingGroup>
  );
}
