import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenIcon } from '../../../ui/icons.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import styles from './filter-group.module.css';

type FilterGroupProps = {
  title: string;
  /** The chosen values; undefined for any. */
  summary: string | undefined;
  help?: string;
  children: ReactNode;
};

export function FilterGroup({ title, summary, help, children }: FilterGroupProps) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const chosen = (
    <span className={styles['summary']} data-set={summary === undefined ? undefined : true}>
      {summary ?? t('any')}
    </span>
  );
  const content = (
    <div className={styles['content']}>
      {children}
      {help === undefined ? null : <p className={styles['help']}>{help}</p>}
    </div>
  );
  if (!isPhone)
    return (
      <section className={styles['group']}>
        <header className={styles['head']}>
          <h3>{title}</h3>
          {chosen}
        </header>
        {content}
      </section>
    );
  return (
    <details className={styles['group']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={styles['head']}>
        <h3>{title}</h3>
        {chosen}
        <OpenIcon aria-hidden="true" />
      </summary>
      {opened ? content : null}
    </details>
  );
}
