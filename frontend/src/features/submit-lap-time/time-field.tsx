import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTime } from '#racing';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { FailedIcon } from '../../ui/icons.ts';
import { asTypedProblem, useProblemLabels } from './use-problem-labels.ts';
import type { TypedProblem } from './use-problem-labels.ts';
import { faultOf, readTyped, useReadingLabels } from './use-reading.ts';
import styles from './time-field.module.css';

/** Where the focus goes after the field: so many rows down and columns right. */
export type Step = { readonly row: number; readonly column: number };

/** Enter goes down and Tab to the right, as in a spreadsheet; with Shift back. */
function stepOf({ key, shiftKey }: KeyboardEvent): Step | undefined {
  const ahead = shiftKey ? -1 : 1;
  switch (key) {
    case 'Enter':
      return { row: ahead, column: 0 };
    case 'Tab':
      return { row: 0, column: ahead };
    case 'ArrowDown':
      return { row: 1, column: 0 };
    case 'ArrowUp':
      return { row: -1, column: 0 };
    default:
      return undefined;
  }
}

export type TimeFieldProps = {
  trackCode: string;
  label: string;
  /** The initial text: the digit that opened the field, or a text that was not saved. */
  initial: string;
  /** Why the last try was refused, if it was. */
  refused: TypedProblem | undefined;
  others: readonly LapTime[];
  best: LapTime;
  /** The cell's new content if it changed since the field was opened. */
  news: string | undefined;
  onCommit: (text: string, step: Step) => void;
  /** With a step, nothing was typed and the focus moves on. */
  onCancel: (step?: Step) => void;
};

/**
 * The field inside a cell. Enter, Tab and arrows up and down commit and move on, Escape leaves; an invalid time stays
 * as typed with the reason under it.
 */
export function TimeField({
  trackCode,
  label,
  initial,
  refused,
  others,
  best,
  news,
  onCommit,
  onCancel,
}: TimeFieldProps) {
  const { t } = useTranslation('entry');
  const problemWords = useProblemLabels();
  const words = useReadingLabels();
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState<string | null>(refused === undefined ? null : initial);
  const said = useId();
  const input = useRef<HTMLInputElement>(null);
  const reading = readTyped(text, trackCode, others);
  useUnsaved(text !== initial);

  useEffect(() => {
    input.current?.focus();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);

  const fault = faultOf(reading);
  const problem = tried === text ? (fault ? asTypedProblem(fault) : refused) : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    if (reading.status === 'empty' && event.key !== 'Enter') onCancel(step);
    else if (reading.status === 'read') onCommit(text, step);
    else setTried(text);
  };

  return (
    <div className={styles['place']}>
      <div className={styles['box']} data-wrong={problem ? true : undefined}>
        <em className={styles['words']} data-news={news !== undefined || undefined}>
          {news === undefined ? words(reading, best) : t('news', { time: news })}
        </em>
        <input
          ref={input}
          className={styles['input']}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={said}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => text === initial && refused === undefined && onCancel()}
        />
      </div>
      <div id={said} className={styles['said']} role={problem ? 'alert' : undefined} hidden={!problem}>
        <FailedIcon aria-hidden="true" />
        {problem ? problemWords(problem, trackCode) : null}
      </div>
    </div>
  );
}
