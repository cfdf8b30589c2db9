import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { historyActionNames, historyKindNames, type LogEntry } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { Person } from '../../features/history/entry.tsx';
import { Filters } from '../../features/history/filters.tsx';
import type { CarsById } from '../../features/history/history-values.ts';
import { itemName } from '../../features/history/item-labels.ts';
import { useHistoryLog } from '../../features/history/use-history.ts';
import { type HistoryLabels, useHistoryLabels } from '../../features/history/use-history-labels.ts';
import { historyPath } from '../../lib/history-path.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { More } from '../../ui/list/more.tsx';
import { StaffPage } from '../staff-cars/staff-page.tsx';
import styles from '../../features/history/history.module.css';

const ALL = 'all';
const FIRST = { kind: '', actor: '', act: '', from: '', to: '' };
/** Only their owner may read these. */
const kinds = historyKindNames.filter((kind) => !['garage', 'honours', 'recap'].includes(kind));

export function HistoryLogPage() {
  const words = useHistoryLabels(undefined, new Map());
  return (
    <StaffPage title={words.t('log')} subtitle={words.t('logLine')}>
      <Log />
    </StaffPage>
  );
}

function Log() {
  const { cars: all } = useCatalogue();
  const cars = useMemo<CarsById>(() => new Map(all.map((car) => [car.id, car])), [all]);
  const words = useHistoryLabels(undefined, cars);
  const { t } = words;
  const [fields, set] = useAddressFields(FIRST);
  const list = useHistoryLog(fields);
  const people = (list.value ?? []).flatMap(({ by }) =>
    by.userId === null ? [] : [{ value: by.userId, label: by.name ?? '' }],
  );
  const actors = [...new Map(people.map((one) => [one.value, one])).values()];
  const isNarrowed = Object.values(fields).some((field) => field !== '');
  const clear = () => set(FIRST);
  return (
    <>
      <ChipGroup<string>
        required
        oneOnly
        label={t('kind')}
        options={[{ value: ALL, text: t('anything') }, ...kinds.map((value) => ({ value, text: words.kind(value) }))]}
        chosen={[fields.kind === '' ? ALL : fields.kind]}
        onChange={(_, pressed) => set({ kind: pressed === ALL ? '' : pressed, act: '' })}
      />
      <Filters
        {...{ fields, set, actors, isNarrowed }}
        onClear={clear}
        acts={fields.kind === '' ? [] : historyActionNames.map((value) => ({ value, label: words.act(value) }))}
      />
      <QueryBoundary
        of={list}
        skeleton={<Skeleton rows={8} rowHeight={64} />}
        notAllowed={t('noPermission')}
        empty={{
          when: (items) => items.length === 0 && !list.hasMore,
          show: (
            <Empty title={t(isNarrowed ? 'noFit' : 'none')}>
              {isNarrowed ? <Button onClick={clear}>{t('showAll')}</Button> : null}
            </Empty>
          ),
        }}
      >
        {(items) => (
          <>
            <ol className={styles['entries']} aria-label={t('log')}>
              {items.map((entry) => (
                <Line key={entry.id} {...{ entry, words, cars }} />
              ))}
            </ol>
            <More list={list} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function Line({ entry, words, cars }: { entry: LogEntry; words: HistoryLabels; cars: CarsById }) {
  const { kind, itemId, title, act, at, by, reason, id } = entry;
  return (
    <li className={styles['entry']}>
      <span className={styles['line']}>
        <b>{words.act(act)}</b>
        <Person person={by} words={words} />
      </span>
      <time className={styles['when']} dateTime={at}>
        {words.when(at)}
      </time>
      <span className={styles['line']}>
        <span className={styles['quiet']}>{words.kind(kind)}</span>
        <Link className={styles['item']} to={historyPath(kind, itemId, id)}>
          {itemName({ kind, itemId }, title, words, cars)}
        </Link>
        {reason === null ? null : <span className={styles['reason']}>{words.reason(reason)}</span>}
      </span>
    </li>
  );
}
