import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plannedEvents } from '#contracts';
import type { PlannedEventAttributes } from '#contracts';
import { plannedEventIdOf } from '#racing';
import { momentText } from '../../features/planned-events/event-time.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { noJson } from '../../lib/files/no-json.ts';
import { textOfFile } from '../../lib/files/text-of-file.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { readEvents } from './read-events.ts';
import styles from './events.module.css';

const LIST_BYTES_MAX = 5_000_000;

type Outcome = { readonly name: string; readonly text: string; readonly good: boolean };

export function ImportEvents() {
  const { t, i18n } = useTranslation(['events', 'filelines']);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<readonly Outcome[]>([]);
  const bring = useBringing();
  const read = text.trim() === '' ? [] : readEvents(text);
  const good = read?.flatMap((event) => (event.faults ? [] : [event.facts])) ?? [];
  const take = (next: string) => {
    setText(next);
    setReport([]);
  };
  const run = async () => {
    setBusy(true);
    const outcomes: Outcome[] = [];
    for (const facts of good) {
      // One after the other: the report is in the order of the list.
      // oxlint-disable-next-line no-await-in-loop
      outcomes.push(await bring(facts));
      setReport([...outcomes]);
    }
    setBusy(false);
  };
  return (
    <ToolPanel title={t('events:staff.import')}>
      <p>{t('events:staff.importHelp')}</p>
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
        label={t('events:staff.json')}
        rows={10}
        spellCheck={false}
        value={text}
        error={read ? undefined : noJson(text, t('events:staff.noJson'), (place) => t('filelines:jsonFault', place))}
        onChange={({ target }) => take(target.value)}
      />
      <ul className={styles['report']}>
        {(read ?? []).map((event, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events may have one name
          <li key={at} data-good={!event.faults}>
            <b>{event.name}</b>{' '}
            {event.faults
              ? event.faults.map((place) => t('filelines:jsonFault', place)).join(' ')
              : momentText(event.facts.startsAt, i18n.language)}
          </li>
        ))}
      </ul>
      <ToolRow>
        <Button variant="main" busy={busy} disabled={good.length === 0} onClick={() => void run()}>
          {t('events:staff.bring', { number: good.length })}
        </Button>
      </ToolRow>
      <ul className={styles['report']} role="status">
        {report.map(({ name, text: said, good: isGood }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={at} data-good={isGood}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}

function useBringing() {
  const { t } = useTranslation(['events', 'problems']);
  const correct = async (facts: PlannedEventAttributes) => {
    const body = { changes: facts, reason: { code: 'import' as const } };
    await sendAuthenticated(plannedEvents.correct, { params: { id: plannedEventIdOf(facts) }, body });
  };
  return async (facts: PlannedEventAttributes): Promise<Outcome> => {
    const { name } = facts;
    const outcome = (text: string, good = true): Outcome => ({ name, text, good });
    try {
      await sendAuthenticated(plannedEvents.make, { body: { facts } });
      return outcome(t('events:staff.made'));
    } catch (thrown) {
      const { code, facts: said } = asProblem(thrown);
      if (code !== 'planned-event-exists') return outcome(t(`problems:${code}`, said), false);
    }
    try {
      await correct(facts);
      return outcome(t('events:staff.corrected'));
    } catch (thrown) {
      const { code, facts: said } = asProblem(thrown);
      return outcome(t(`problems:${code}`, said), code === 'planned-event-unchanged');
    }
  };
}
