import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../lib/navigation/go-to.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import styles from './find-dialog.module.css';
import { FindPanel } from './find-panel.tsx';

type FindDialogProps = { query: string | null; onQuery: (query: string) => void; onClose: () => void };

export function FindDialog({ query, onQuery, onClose }: FindDialogProps) {
  const { t } = useTranslation('shell');
  const goTo = useGoTo();
  const go = (path: string) => {
    onClose();
    void goTo?.(path);
  };
  return (
    <Dialog opened={query !== null} onClose={onClose} title={t('find')} width={620} fillsPhone scrollContainer>
      <div className={styles['frame']}>
        <Deferred>{query === null ? null : <FindPanel query={query} onQuery={onQuery} onGo={go} />}</Deferred>
      </div>
    </Dialog>
  );
}
