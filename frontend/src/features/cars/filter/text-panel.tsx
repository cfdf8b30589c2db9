import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, formatCriteria } from '#racing';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyIcon } from '../../../ui/icons.ts';
import { readFilterText } from './filter-text.ts';
import styles from './text-panel.module.css';

type TextPanelProps = { criteria: Criteria; onRead: (criteria: Criteria) => void };

/** A filter as text to copy, and a field to paste one. Unknown parts are listed, the rest is set. */
export function TextPanel({ criteria, onRead }: TextPanelProps) {
  const { t } = useTranslation(['carlist', 'stuff']);
  const id = useId();
  const [text, setText] = useState('');
  const { dropped, nothing } = readFilterText(text);
  const read = (next: string) => {
    setText(next);
    const found = readFilterText(next);
    if (!found.nothing) onRead(found.criteria);
  };
  const copied = { copied: t('stuff:copied'), refused: t('stuff:notCopied') };
  const fault = nothing ? t('text.nothing') : t('text.dropped', { items: dropped.map(({ item }) => item).join(', ') });
  return (
    <section className={styles['panel']}>
      <label className={styles['title']} htmlFor={id}>
        {t('text.title')}
      </label>
      <textarea
        id={id}
        rows={3}
        className={styles['text']}
        value={text}
        placeholder={formatCriteria(criteria)}
        spellCheck={false}
        aria-describedby={`${id}-said`}
        onChange={(event) => read(event.target.value)}
      />
      <p id={`${id}-said`} className={styles['note']} role="status">
        {text.trim() !== '' && (nothing || dropped.length > 0) ? (
          <b className={styles['fault']}>{fault}</b>
        ) : (
          t('text.help')
        )}
      </p>
      <span>
        <Button
          size="small"
          icon={<CopyIcon />}
          disabled={criteria.length === 0}
          onClick={() => void copyText(formatCriteria(criteria), copied)}
        >
          {t('text.copy')}
        </Button>
      </span>
    </section>
  );
}
