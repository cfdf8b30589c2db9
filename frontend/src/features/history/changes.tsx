import { useState } from 'react';
import type { HistoryChange } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import styles from './history.module.css';
import type { HistoryLabels } from './use-history-labels.ts';

/** Shown before expanding: a new car has thirty. */
const VISIBLE_MAX = 4;

export function Changes({ changes, words }: { changes: readonly HistoryChange[]; words: HistoryLabels }) {
  const [open, setOpen] = useState(false);
  const { t } = words;
  if (changes.length === 0) return null;
  const shown = open ? changes : changes.slice(0, VISIBLE_MAX);
  return (
    <>
      <dl className={styles['changes']}>
        {shown.map(({ name, was, is }) => (
          <div key={name}>
            <dt>{words.fact(name)}</dt>
            <dd>
              {was === null ? null : (
                <>
                  <s>
                    <Value name={name} value={was} words={words} />
                  </s>
                  <span className="sr">{t('became')}</span>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <Value name={name} value={is} words={words} />
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > VISIBLE_MAX ? (
        <span>
          <Button variant="ghost" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('fewer') : `${t('more')} (${changes.length})`}
          </Button>
        </span>
      ) : null}
    </>
  );
}

export function Value({ name, value, words }: { name: string; value: unknown; words: HistoryLabels }) {
  const lines = words.lines(name, value);
  return lines.map((line, at) => (
    // A list may contain duplicates.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className={styles['value']}>
      {line}
    </span>
  ));
}
