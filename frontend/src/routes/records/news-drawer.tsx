import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import styles from './news.module.css';
import { NewsLists } from './news-lists.tsx';

export function NewsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('news');
  return (
    <Drawer title={t('title')} opened={opened} onClose={onClose}>
      <div className={styles['news']} data-form="drawer">
        <NewsLists onChosen={onClose} />
      </div>
    </Drawer>
  );
}
