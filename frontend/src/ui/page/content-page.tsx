import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { MoveLeftIcon } from '../icons.ts';
import styles from './content-page.module.css';

type ContentPageProps = {
  /** The heading of the page, and its name in the browser's tab and history. */
  title: string;
  subtitle?: ReactNode;
  /** Actions for the page; at most one of them is `main`. */
  actions?: ReactNode;
  /** The parent page: an address above it. */
  back?: { to: string; label: string };
  /** `text` to read, `list` for lists and forms next to each other, `full` for grids. */
  width?: 'text' | 'list' | 'full';
  children: ReactNode;
};

export function ContentPage({ title, subtitle, actions, back, width = 'list', children }: ContentPageProps) {
  const { t } = useTranslation('screen');
  usePageTitle(title);
  return (
    <div className={styles['scroller']} data-page-scroller>
      <div className={styles['page']} data-width={width}>
        <header className={styles['head']}>
          {back ? (
            <Link to={back.to} className={styles['back']} aria-label={`${t('page.back')}: ${back.label}`}>
              <MoveLeftIcon aria-hidden="true" />
              {back.label}
            </Link>
          ) : null}
          <div className={styles['title']}>
            <h1>{title}</h1>
            {subtitle === undefined ? null : <p>{subtitle}</p>}
          </div>
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
