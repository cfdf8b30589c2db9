import { Link } from 'react-router-dom';
import type { HistoryEntry } from '#contracts';
import { historyPath } from '../../lib/history-path.ts';
import { personPath } from '../../lib/paths.ts';
import { Changes } from './changes.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './history.module.css';
import type { OfHistory } from './use-history.ts';
import { UndoEntry } from './undo-entry.tsx';
import type { HistoryLabels } from './use-history-labels.ts';

type EntryProps = { of: OfHistory; entry: HistoryEntry; chosen: boolean; words: HistoryLabels };

export function Entry({ of, entry, chosen, words }: EntryProps) {
  const { act, at, by, about, reason, note, changes, id } = entry;
  const { t } = words;
  return (
    <li className={styles['entry']} data-chosen={chosen || undefined} aria-current={chosen || undefined}>
      <span className={styles['line']}>
        <b>{words.act(act)}</b>
        <Person person={by} words={words} />
        {about === null ? null : (
          <span>
            {t('about', { name: words.person(about) })}
            <StaffMark name={about.name} />
          </span>
        )}
      </span>
      <Link
        className={styles['when']}
        to={historyPath(of.kind, of.itemId, id)}
        aria-label={`${words.when(at)}: ${t('asItWas')}`}
        data-tip={t('asItWas')}
        preventScrollReset
      >
        <time dateTime={at}>{words.when(at)}</time>
      </Link>
      {reason === null ? null : <span className={styles['reason']}>{words.reason(reason)}</span>}
      {note === null ? null : <q className={styles['note']}>{note}</q>}
      <Changes changes={changes} words={words} />
      {entry.undo === null ? null : <UndoEntry entry={entry} />}
    </li>
  );
}

export function Person({ person, words }: { person: HistoryEntry['by']; words: HistoryLabels }) {
  if (person.name === null) return <span className={styles['person']}>{words.person(person)}</span>;
  return (
    <span className={styles['person']}>
      <Link to={personPath(person.name)}>{person.name}</Link>
      <StaffMark name={person.name} />
    </span>
  );
}
