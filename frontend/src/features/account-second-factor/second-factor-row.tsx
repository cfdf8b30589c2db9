import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { NewCodes } from './new-codes.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';

/** Whether logging in asks for a code, and how to enable or disable that. The email address must be confirmed first. */
export function SecondFactorRow({ twoFactor, confirmed, email }: SignedIn) {
  const { t } = useTranslation(['account', 'problems']);
  const note = twoFactor ? t('twoFactor.on') : t('twoFactor.off');
  return (
    <SettingRow label={t('twoFactor.title')} note={confirmed ? note : t('problems:email-unconfirmed')}>
      {confirmed ? (
        <OpenedByButton act={t('twoFactor.enable')} title={t('twoFactor.setUp')} hidden={twoFactor}>
          {(close) => <SetUp email={email} onDone={close} />}
        </OpenedByButton>
      ) : null}
      {twoFactor ? (
        <>
          <OpenedByButton act={t('twoFactor.codesNew')} title={t('twoFactor.codesNew')}>
            {(close) => <NewCodes email={email} onDone={close} />}
          </OpenedByButton>
          <OpenedByButton act={t('twoFactor.disable')} title={t('twoFactor.disableAsk')}>
            {(close) => <TurnOff onDone={close} />}
          </OpenedByButton>
        </>
      ) : null}
    </SettingRow>
  );
}
