import { useTranslation } from 'react-i18next';
import { postSignedIn } from '../../lib/session/post-account.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PasswordStep } from './password-step.tsx';

export function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const disable = async (password: string) => {
    await postSignedIn('/two-factor/disable', { password });
    onDone();
    await sessionChanged();
    showSnack({ kind: 'success', text: t('twoFactor.disabled') });
  };
  return (
    <PasswordStep label={t('twoFactor.disableAsk')} act={t('twoFactor.disable')} look="danger" submit={disable}>
      <p>{t('twoFactor.disableHelp')}</p>
    </PasswordStep>
  );
}
