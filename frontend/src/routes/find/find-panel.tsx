import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.ts';
import styles from './find-dialog.module.css';
import { FindRow } from './find-row.tsx';
import { type FindLine, useFindLines } from './find-lines.tsx';
import { useFound } from './use-found.ts';

type FindPanelProps = { query: string; onQuery: (query: string) => void; onGo: (path: string) => void };

const idOf = (at: number): string => `find-${at}`;

/** The field and its results. The focus stays in the field; the line that Enter opens is marked. */
export function FindPanel({ query, onQuery, onGo }: FindPanelProps) {
  const { t } = useTranslation(['find', 'shell']);
  const input = useRef<HTMLInputElement>(null);
  const found = useFound(query);
  const lines = useFindLines(found);
  const [marked, setMarked] = useMarked(found.query, lines.length);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // Newer browsers return a promise, which no effect may return.
    document.getElementById(idOf(marked))?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const steps: Readonly<Record<string, number>> = { ArrowDown: marked + 1, ArrowUp: marked - 1 };
  const pressed = (event: KeyboardEvent) => {
    const next = steps[event.key];
    const line = lines[marked];
    if (next !== undefined) setMarked((next + lines.length) % Math.max(1, lines.length));
    else if (event.key === 'Enter' && line) onGo(line.path());
    else return;
    event.preventDefault();
  };
  return (
    <>
      <span className={styles['field']}>
        <SearchIcon aria-hidden="true" />
        <input
          ref={input}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls="find-list"
          aria-autocomplete="list"
          {...(lines.length > 0 ? { 'aria-activedescendant': idOf(marked) } : {})}
          aria-label={t('shell:find')}
          placeholder={t('hint')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={pressed}
        />
      </span>
      <Lines lines={lines} marked={marked} onGo={onGo} />
      <p role="status" className={styles['note']}>
        {found.lacksCars ? t('carsLater') : null}
        {lines.length === 0 && !found.lacksCars ? t('nothing', { query: found.query }) : null}
      </p>
    </>
  );
}

/** A different text starts at its first line. */
function useMarked(query: string, count: number) {
  const [marked, setMarked] = useState({ query, at: 0 });
  const at = marked.query === query ? Math.min(marked.at, Math.max(0, count - 1)) : 0;
  return [at, (next: number) => setMarked({ query, at: next })] as const;
}

type LinesProps = { lines: readonly FindLine[]; marked: number; onGo: (path: string) => void };

function Lines({ lines, marked, onGo }: LinesProps) {
  const { t } = useTranslation('find');
  return (
    <div id="find-list" role="listbox" aria-label={t('results')} className={styles['list']}>
      {lines.map((line, at) => (
        <FindRow
          key={line.key}
          id={idOf(at)}
          line={line}
          head={line.group === lines[at - 1]?.group ? undefined : line.group}
          isMarked={at === marked}
          onGo={() => onGo(line.path())}
        />
      ))}
    </div>
  );
}
