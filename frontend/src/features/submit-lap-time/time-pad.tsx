import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTestBowl } from '#racing';
import type { LapTime } from '#racing';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { Button } from '../../ui/button/button.tsx';
import { BackspaceIcon, DoneIcon, FailedIcon, InfoIcon } from '../../ui/icons.ts';
import { padDisplay } from './pad-display.ts';
import { asTypedProblem, useProblemLabels } from './use-problem-labels.ts';
import type { TypedProblem } from './use-problem-labels.ts';
import { faultOf, readTyped } from './use-reading.ts';
import styles from './time-pad.module.css';

type TimePadProps = {
  trackCode: string;
  initial: string;
  refused: TypedProblem | undefined;
  others: readonly LapTime[];
  /** The committed time is being sent. */
  sending: boolean;
  onCommit: (text: string) => void;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const mostDigits = 6;

/** A physical keyboard works, too. */
function useTypedKeys(type: (digit: string) => void, erase: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) type(key);
      if (key === 'Backspace') erase();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Big keys for a thumb: digits only, with the parsed time above them, and its place before it is sent. */
export function TimePad({ trackCode, initial, refused, others, sending, onCommit }: TimePadProps) {
  const { t } = useTranslation('entry');
  const problemWords = useProblemLabels();
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState<string | null>(refused === undefined ? null : initial);
  const reading = readTyped(text, trackCode, others);
  useUnsaved(text !== initial);
  const bowl = isTestBowl(trackCode);
  const shown = padDisplay(text, bowl);

  const type = (digit: string) =>
    setText((before) => (/^\d*$/.test(before) ? (before + digit).slice(0, mostDigits) : digit));
  const erase = () => setText((before) => (/^\d+$/.test(before) ? before.slice(0, -1) : ''));
  const fault = faultOf(reading);
  const commit = () => {
    setTried(text);
    if (!fault && !sending) onCommit(text);
  };
  useTypedKeys(type, erase);
  const problem = tried === text ? (fault ? asTypedProblem(fault) : refused) : undefined;

  return (
    <div>
      <output className={styles['shown']} aria-label={t('typed')}>
        <span className={styles['ghost']}>{shown.ghost}</span>
        <bdi>{shown.typed}</bdi>
        {bowl ? <small>{t('mph')}</small> : null}
      </output>
      {problem ? (
        <p className={styles['hint']} data-wrong role="alert">
          <FailedIcon aria-hidden="true" />
          {problemWords(problem, trackCode)}
        </p>
      ) : (
        <p className={styles['hint']} role="status">
          <InfoIcon aria-hidden="true" />
          {reading.status === 'read'
            ? t('wouldBe', { time: reading.text, count: reading.place, ordinal: true, of: reading.of })
            : t(bowl ? 'speedOnly' : 'digitsOnly')}
        </p>
      )}
      <div className={styles['pad']}>
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles['word']} onClick={() => setText(t('dnfWord'))}>
          {t('dnfWord')}
        </button>
        <button type="button" onClick={() => type('0')}>
          0
        </button>
        <button type="button" aria-label={t('erase')} onClick={erase}>
          <BackspaceIcon aria-hidden="true" />
        </button>
      </div>
      <div className={styles['send']}>
        <Button variant="main" size="large" wide data-autofocus busy={sending} icon={<DoneIcon />} onClick={commit}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
