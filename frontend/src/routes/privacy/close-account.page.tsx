import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSING_DAYS } from '#contracts';
import { DownloadMyData } from '../../features/my-export/download-my-data.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { SessionBoundary } from '../../ui/query/session-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { Points } from './points.tsx';
import styles from './privacy.module.css';
import { useCloseAccount } from './use-close-account.ts';

export function CloseAccountPage() {
  const { t, i18n } = useTranslation('privacy');
  const session = useSession();
  const { busy, problem, closesAt, close } = useCloseAccount();
  const day = (at: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(at));
  const closed = closesAt !== undefined && session.status !== 'signed-in';
  return (
    <ContentPage title={t('close.title')} width="text">
      {closed ? (
        <p role="status">{t('close.done', { date: day(closesAt) })}</p>
      ) : (
        <SessionBoundary session={session} signIn={t('close.signedOut')}>
          {() => <LastChance busy={busy} problem={problem} close={close} />}
        </SessionBoundary>
      )}
    </ContentPage>
  );
}

type LastChanceProps = Pick<ReturnType<typeof useCloseAccount>, 'busy' | 'problem' | 'close'>;

function LastChance({ busy, problem, close }: LastChanceProps) {
  const { t } = useTranslation(['privacy', 'account', 'problems']);
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<string>();
  // A changed password is no longer the refused one.
  const isRefused = problem?.code === 'password-wrong';
  const wrong = isRefused && sent === password ? { error: t(`problems:${problem.code}`) } : {};
  return (
    <div className={styles['page']}>
      <div className={styles['both']}>
        <Points title={t('close.goes')} points={[t('close.goesAccount'), t('close.goesTexts')]} />
        <Points title={t('close.stays')} points={[t('close.staysTimes'), t('close.staysTraces')]} />
      </div>
      <p>{t('close.grace', { count: CLOSING_DAYS })}</p>
      <p>{t('close.downloadFirst')}</p>
      <p className={styles['acts']}>
        <Button variant="danger" busy={busy} onClick={() => setAsked(true)}>
          {t('close.act')}
        </Button>
        <DownloadMyData label={t('download')} />
      </p>
      <ConfirmDialog
        title={t('close.ask')}
        opened={asked}
        act={t('close.act')}
        keep={t('close.keep')}
        colour="red"
        busy={busy}
        onConfirm={() => {
          setSent(password);
          close(password);
        }}
        onClose={() => {
          setAsked(false);
          setPassword('');
        }}
      >
        <p>{t('close.grace', { count: CLOSING_DAYS })}</p>
        <PasswordField
          label={t('account:profile.passwordNow')}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          {...wrong}
        />
        <Refusal problem={isRefused ? undefined : problem} />
      </ConfirmDialog>
    </div>
  );
}
