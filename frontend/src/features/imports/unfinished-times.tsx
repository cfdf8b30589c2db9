import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type CatalogueImport, imports } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { revalidateViews } from '../../lib/live-views/mounted-views.ts';
import { pages } from '../../lib/paths.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import styles from './imports.module.css';

export function UnfinishedTimes({ one: { importId, kind, status, lines } }: { one: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const ending = useAction(async () => {
    await sendAuthenticated(imports.endTimes, { params: { importId } });
    revalidateViews(['imports']);
  });
  if (kind !== 'lap-times' || status !== 'running') return null;
  return (
    <div className={styles['notice']}>
      <p>{t('times.unfinished', { line: lines })}</p>
      <span className={styles['acts']}>
        <Button variant="main" onClick={() => void navigate(pages.importTimes)}>
          {t('times.goOn')}
        </Button>
        <Button busy={ending.busy} onClick={() => ending.run()}>
          {t('times.endHere')}
        </Button>
      </span>
      <Refusal problem={ending.problem} />
    </div>
  );
}
