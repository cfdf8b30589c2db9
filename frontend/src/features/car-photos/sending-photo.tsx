import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './photo-form.module.css';

/** How much of a picture has gone; when all of it has, the server makes it anew. */
export function SendingPhoto({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation(['photos', 'common']);
  return (
    <div className={styles['sending']}>
      <Progress
        label={share < 1 ? t('photos:form.acting') : t('photos:form.checking')}
        done={share}
        all={1}
        inPercent
      />
      <Button size="small" onClick={onStop}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
