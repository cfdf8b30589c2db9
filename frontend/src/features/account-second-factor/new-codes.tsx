import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactor } from '#contracts';
import type { TwoFactorOffer } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { ProofStep } from './proof-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes; the old ones are void. */
export function NewCodes({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [codes, setCodes] = useState<readonly string[]>();
  const make = async () => {
    const answer = await sendAuthenticated(secondFactor.newRecoveryCodes, { body: {} });
    setCodes((answer as Pick<TwoFactorOffer, 'backupCodes'>).backupCodes);
  };
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  return (
    <ProofStep label={t('twoFactor.codesNew')} act={t('twoFactor.codesNew')} submit={make}>
      <p>{t('twoFactor.codesNewHelp')}</p>
    </ProofStep>
  );
}
