import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbedSection } from './embed-section.tsx';
import type { Embedded } from './embed-section.tsx';
import styles from './embed.module.css';

/** The same, as one of many ways to share: its page is loaded only on request. */
export function EmbedDetails(embedded: Embedded) {
  const { t } = useTranslation('share');
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['closed']} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('embed.title')}</summary>
      {opened ? <EmbedSection {...embedded} /> : null}
    </details>
  );
}
