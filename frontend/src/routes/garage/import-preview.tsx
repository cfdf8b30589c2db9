import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { GarageCopy } from '#racing';
import type { GarageReport } from '../../features/garage/garage-report.ts';
import { tuneText } from '../../features/garage/tune-text.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import { Button } from '../../ui/button/button.tsx';
import { CarChoices } from '../../ui/car-choices/car-choices.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolFigures, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './garage.module.css';

type ImportPreviewProps = {
  report: GarageReport;
  cars: readonly Car[];
  acts: GarageMutations;
  onChoose: (text: string, carId: string) => void;
  onEnd: () => void;
};

/** The number of lines shown of each list; a file may have thousands. */
const VISIBLE_MAX = 30;

export function ImportPreview({ report, cars, acts, onChoose, onEnd }: ImportPreviewProps) {
  const { t, i18n } = useTranslation(['garage', 'common']);
  const [takesOut, setTakesOut] = useState(false);
  const [busy, setBusy] = useState(false);
  const { difference, bad, open } = report;
  const { added, changed, same, missing } = difference;
  const removed = takesOut ? missing : [];
  const number = (value: number) => value.toLocaleString(i18n.language);
  const kept = [...added, ...changed.map(({ after }) => after)];
  const bring = async () => {
    setBusy(true);
    const before = changed.map((change) => change.before);
    const isDone = await acts.bring({ kept, removed, before }, t('garage:import.brought', { copies: kept.length }));
    setBusy(false);
    if (isDone) onEnd();
  };
  return (
    <div className={styles['preview']} role="status">
      <ToolFigures
        figures={[
          { label: t('garage:import.added'), value: number(added.length) },
          { label: t('garage:import.changed'), value: number(changed.length) },
          { label: t('garage:import.same'), value: number(same.length) },
          { label: t('garage:import.missing'), value: number(missing.length) },
          { label: t('garage:import.bad'), value: number(bad.length + open.length) },
        ]}
      />
      <CarChoices open={open} cars={cars} onChoose={onChoose} />
      <Bad bad={bad} />
      <Copies title={t('garage:import.added')} copies={added} cars={cars} />
      <Copies
        title={t('garage:import.changed')}
        copies={changed.map(({ after }) => after)}
        before={changed.map(({ before }) => before)}
        cars={cars}
      />
      {missing.length > 0 ? (
        <Switch label={t('garage:import.takeOut', { copies: missing.length })} on={takesOut} onChange={setTakesOut} />
      ) : null}
      <ToolRow>
        <Button
          variant="main"
          busy={busy}
          disabled={kept.length === 0 && removed.length === 0}
          onClick={() => void bring()}
        >
          {t('garage:import.bring')}
        </Button>
        <Button onClick={onEnd}>{t('common:cancel')}</Button>
      </ToolRow>
    </div>
  );
}

function Bad({ bad }: Pick<GarageReport, 'bad'>) {
  const { t } = useTranslation('garage');
  if (bad.length === 0) return null;
  return (
    <details className={styles['lines']} open>
      <summary>{t('import.bad')}</summary>
      <ul>
        {bad.slice(0, VISIBLE_MAX).map(({ line, fault, text }) => (
          <li key={`${line} ${text}`}>
            <b>{t('import.line', { line })}</b> {t(`import.faults.${fault}`)}
            {text === '' ? null : <code>{text}</code>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type CopiesProps = {
  title: string;
  copies: readonly GarageCopy[];
  before?: readonly GarageCopy[];
  cars: readonly Car[];
};

function Copies({ title, copies, before = [], cars }: CopiesProps) {
  if (copies.length === 0) return null;
  return (
    <details className={styles['lines']}>
      <summary>{title}</summary>
      <ul>
        {copies.slice(0, VISIBLE_MAX).map((copy, at) => (
          <CopyLine
            key={copy.copyId}
            name={cars.find(({ id }) => id === copy.carId)?.name ?? copy.carId}
            copy={copy}
            before={before[at]}
          />
        ))}
      </ul>
    </details>
  );
}

type CopyLineProps = { name: string; copy: GarageCopy; before: GarageCopy | undefined };

function CopyLine({ name, copy, before }: CopyLineProps) {
  const { t, i18n } = useTranslation('garage');
  // Few points and full stages may be written alike.
  const isAlike = before !== undefined && before.points !== copy.points && tuneText(before) === tuneText(copy);
  const parts = (one: GarageCopy) => [
    isAlike ? [...one.points].join('·') : tuneText(one),
    t('record', { won: one.won, lost: one.lost, drawn: one.drawn }),
    one.since === null ? NONE : hourText(one.since, i18n.language),
    one.locked ? t('locked') : NONE,
  ];
  const [now, was] = [parts(copy), before && parts(before)];
  const read = now.filter((text) => text !== NONE);
  const changes = now.flatMap((text, at) => (was && was[at] !== text ? [`${was[at]} → ${text}`] : []));
  return (
    <li>
      {name} <small>{(was ? changes : read).join(' · ')}</small>
    </li>
  );
}

const NONE = '–';

/** The day, and the hour where it is known. */
const hourText = (hour: string, language: string): string =>
  new Date(`${hour}:00Z`).toLocaleString(language, {
    dateStyle: 'medium',
    ...(hour.endsWith('T00') ? {} : { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
