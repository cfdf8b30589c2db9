import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSING_DAYS } from '#contracts';
import { addressOf } from '../../lib/api/address.ts';
import { apiPaths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import styles from './privacy.module.css';
import { useCloseAccount } from './use-close-account.ts';

/** The last chance: what goes, what stays, and that there are two weeks to think again. */
export function CloseAccountPage() {
  const { t, i18n } = useTranslation(['privacy', 'problems']);
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const { busy, problem, closesAt, close } = useCloseAccount();
  const day = (at: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(at));
  return (
    <div className={styles['page']}>
      <h1>{t('close.title')}</h1>
      {closesAt ? <p role="status">{t('close.done', { date: day(closesAt) })}</p> : null}
      {!closesAt && session.status === 'signed-out' ? <p>{t('close.signedOut')}</p> : null}
      {!closesAt && session.status === 'signed-in' ? (
        <>
          <GoesAndStays />
          <p className={styles['acts']}>
            <a href={addressOf('api', apiPaths.ownExport)} download>
              {t('download')}
            </a>
            <Button look="danger" busy={busy} onClick={() => setAsked(true)}>
              {t('close.act')}
            </Button>
          </p>
        </>
      ) : null}
      {problem ? <p role="alert">{t(`problems:${problem.code}`)}</p> : null}
      <ConfirmDialog
        title={t('close.ask')}
        opened={asked && !closesAt}
        act={t('close.act')}
        keep={t('close.keep')}
        colour="red"
        busy={busy}
        onConfirm={() => {
          setAsked(false);
          close();
        }}
        onClose={() => setAsked(false)}
      >
        <p>{t('close.grace', { count: CLOSING_DAYS })}</p>
      </ConfirmDialog>
    </div>
  );
}

function GoesAndStays() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <h2>{t('close.goes')}</h2>
      <ul>
        <li>{t('close.goesAccount')}</li>
        <li>{t('close.goesTexts')}</li>
      </ul>
      <h2>{t('close.stays')}</h2>
      <ul>
        <li>{t('close.staysTimes')}</li>
        <li>{t('close.staysTraces')}</li>
      </ul>
      <p>{t('close.grace', { count: CLOSING_DAYS })}</p>
      <p>{t('close.downloadFirst')}</p>
    </>
  );
}
