import { useTranslation } from 'react-i18next';
import { ConfirmEmail } from '../../features/account-mail/confirm-email.tsx';
import { useHashToken } from '../../lib/navigation/use-hash-token.ts';
import { AccountCard } from './account-card.tsx';

export function VerifyEmailPage() {
  const { t } = useTranslation('account');
  return (
    <AccountCard title={t('confirm.title')}>
      <ConfirmEmail token={useHashToken()} />
    </AccountCard>
  );
}
