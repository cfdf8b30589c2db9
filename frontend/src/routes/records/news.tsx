import { useTranslation } from 'react-i18next';
import styles from './news.module.css';
import { NewsLists } from './news-lists.tsx';
import type { NewsForm } from './news-form.ts';
import { NewsRail, NewsStrip } from './news-strip.tsx';

export function News({ form }: { form: NewsForm }) {
  const { t } = useTranslation('news');
  return (
    <aside className={styles['news']} data-form={form} aria-label={t('title')}>
      {form === 'column' ? <NewsLists /> : form === 'strip' ? <NewsStrip /> : <NewsRail />}
    </aside>
  );
}
