import { useTranslation } from 'react-i18next';
import { secondFactor } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ProofStep } from './proof-step.tsx';

export function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const disable = async () => {
    await sendAuthenticated(secondFactor.disable, { body: {} });
    onDone();
    await sessionChanged();
    showSnack({ kind: 'success', text: t('twoFactor.disabled') });
  };
  return (
    <ProofStep label={t('twoFactor.disableAsk')} act={t('twoFactor.disable')} variant="danger" submit={disable}>
      <p>{t('twoFactor.disableHelp')}</p>
    </ProofStep>
  );
}
