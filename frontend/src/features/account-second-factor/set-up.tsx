import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactor } from '#contracts';
import type { TwoFactorOffer } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

/** Password, then the code of the app, then the recovery codes: enabled from the second step. */
export function SetUp({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [offer, setOffer] = useState<TwoFactorOffer>();
  const [on, setOn] = useState(false);
  const enable = async (password: string) =>
    setOffer((await sendAuthenticated(secondFactor.enable, { body: { password } })) as TwoFactorOffer);
  const verify = async (code: string) => {
    await sendAuthenticated(secondFactor.verifyCode, { body: { code } });
    setOn(true);
    await sessionChanged();
    showSnack({ kind: 'success', text: t('twoFactor.enabled') });
  };
  if (offer && on) return <RecoveryCodes codes={offer.backupCodes} email={email} onDone={onDone} />;
  if (offer) return <ScanStep totpURI={offer.totpURI} submit={verify} />;
  return (
    <PasswordStep label={t('twoFactor.setUp')} act={t('twoFactor.next')} submit={enable}>
      <p>{t('twoFactor.setUpHelp')}</p>
    </PasswordStep>
  );
}
