import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubs } from '#contracts';
import type { ClubCalendar } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { noJson } from '../../lib/files/no-json.ts';
import { textOfFile } from '../../lib/files/text-of-file.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './clubs.module.css';
import { changeOf, readClubs, type ReadEntry } from './read-clubs.ts';

const LIST_BYTES_MAX = 5_000_000;

type Outcome = { readonly name: string; readonly text: string; readonly good: boolean };

export function ImportClubs({ calendar }: { calendar: ClubCalendar }) {
  const { t } = useTranslation(['clubs', 'events', 'filelines']);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<readonly Outcome[]>([]);
  const bring = useBringing(calendar);
  const read = text.trim() === '' ? [] : readClubs(text);
  const entries = (read ?? []).flatMap((line) => ('entry' in line ? [line.entry] : []));
  const coming = new Set(entries.flatMap((entry) => (entry.kind === 'set' ? [entry.setId] : [])));
  const wanted = entries.filter((entry) => !['same', 'unknown-sets'].includes(changeOf(entry, calendar, coming)));
  const take = (next: string) => {
    setText(next);
    setReport([]);
  };
  const run = async () => {
    setBusy(true);
    const outcomes: Outcome[] = [];
    for (const entry of wanted) {
      // One after the other: days name sets that stand before them.
      // oxlint-disable-next-line no-await-in-loop
      outcomes.push(await bring(entry));
      setReport([...outcomes]);
    }
    setBusy(false);
  };
  return (
    <ToolPanel title={t('clubs:staff.parts.import')}>
      <p>{t('clubs:staff.importHelp')}</p>
      <FileField
        label={t('filelines:file')}
        kinds={['.json', '.txt']}
        mostBytes={LIST_BYTES_MAX}
        value={null}
        onChange={(file) => {
          if (file) void textOfFile(file).then(take, () => take(''));
        }}
      />
      <TextField
        label={t('clubs:staff.json')}
        rows={10}
        spellCheck={false}
        value={text}
        error={read ? undefined : noJson(text, t('events:staff.noJson'), (place) => t('filelines:jsonFault', place))}
        onChange={({ target }) => take(target.value)}
      />
      {report.length > 0 ? null : (
        <Lines
          lines={(read ?? []).map((line) =>
            'entry' in line
              ? told(line.entry.name, t(`clubs:changes.${changeOf(line.entry, calendar, coming)}`))
              : told(line.name, line.faults.map((place) => t('filelines:jsonFault', place)).join(' '), false),
          )}
        />
      )}
      <ToolRow>
        <Button variant="main" busy={busy} disabled={wanted.length === 0} onClick={() => void run()}>
          {t('clubs:staff.bring', { number: wanted.length })}
        </Button>
      </ToolRow>
      <div role="status">
        <Lines lines={report} />
      </div>
    </ToolPanel>
  );
}

const told = (name: string, text: string, good = true): Outcome => ({ name, text, good });

function Lines({ lines }: { lines: readonly Outcome[] }) {
  return (
    <ul className={styles['rows']}>
      {lines.map(({ name, text, good }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may have one name
        <li key={at} data-good={good}>
          <b>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
}

function useBringing({ sets }: ClubCalendar) {
  const { t } = useTranslation(['clubs', 'problems']);
  const reason = { code: 'import' as const };
  const send = async (entry: ReadEntry) => {
    if (entry.kind === 'day')
      await sendAuthenticated(clubs.setDay, { params: { day: entry.day }, body: { facts: entry.facts, reason } });
    else if (sets.some(({ setId }) => setId === entry.setId))
      await sendAuthenticated(clubs.correctSet, {
        params: { id: entry.setId },
        body: { changes: entry.facts, reason },
      });
    else await sendAuthenticated(clubs.makeSet, { body: { setId: entry.setId, facts: entry.facts } });
  };
  return async (entry: ReadEntry): Promise<Outcome> => {
    try {
      await send(entry);
      return told(entry.name, t('clubs:staff.brought'));
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      return told(entry.name, t(`problems:${code}`, facts), code === 'club-unchanged');
    }
  };
}
