import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Progress } from '../progress/progress.tsx';
import styles from './picture-form.module.css';

type SendingProps = { share: number; acting: string; checking: string; onStop: () => void };

/** The progress of an upload; after it, the server re-encodes the file. */
export function Sending({ share, acting, checking, onStop }: SendingProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles['sending']}>
      <Progress label={share < 1 ? acting : checking} done={share} all={1} inPercent />
      <Button size="small" onClick={onStop}>
        {t('cancel')}
      </Button>
    </div>
  );
}
