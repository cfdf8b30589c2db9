import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { historyKindNames, type ItemHistory } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { Entry } from '../../features/history/entry.tsx';
import { Filters } from '../../features/history/filters.tsx';
import type { CarsById } from '../../features/history/history-values.ts';
import { itemName, itemPath } from '../../features/history/item-labels.ts';
import { Then } from '../../features/history/then.tsx';
import {
  type OfHistory,
  useHistoryEntries,
  useHistoryHead,
  useIsForStaff,
} from '../../features/history/use-history.ts';
import { type HistoryLabels, useHistoryLabels } from '../../features/history/use-history-labels.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { More } from '../../ui/list/more.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import styles from '../../features/history/history.module.css';

const FIRST = { actor: '', act: '', from: '', to: '' };
const ROW = 88;

export function HistoryPage() {
  const { kind: asked, itemId = '' } = useParams();
  const kind = historyKindNames.find((name) => name === asked);
  const forStaff = useIsForStaff(kind ?? 'car');
  if (kind === undefined || itemId === '') return <Navigate to={pages.records} replace />;
  return forStaff === undefined ? null : <OfItem key={`${kind} ${itemId}`} of={{ kind, itemId }} forStaff={forStaff} />;
}

type ItemProps = { of: OfHistory; forStaff: boolean };

function OfItem({ of, forStaff }: ItemProps) {
  const { cars: all } = useCatalogue();
  const cars = useMemo<CarsById>(() => new Map(all.map((car) => [car.id, car])), [all]);
  const words = useHistoryLabels(of.kind, cars);
  const [search] = useSearchParams();
  const at = search.get('at') ?? '';
  const head = useHistoryHead(of, at, forStaff);
  const name = itemName(of, head.value?.title ?? null, words, cars);
  return (
    <ContentPage
      title={`${words.t('title')}: ${name}`}
      subtitle={`${words.kind(of.kind)}${head.value ? ` · ${words.t(`sights.${head.value.sight}`)}` : ''}`}
      back={{ to: itemPath(of), label: words.t('toItem') }}
    >
      <QueryBoundary of={head} skeleton={<Skeleton rows={5} rowHeight={ROW} />}>
        {(value) => <Shown head={value} {...{ of, forStaff, words, at }} />}
      </QueryBoundary>
    </ContentPage>
  );
}

type ShownProps = ItemProps & { head: ItemHistory; words: HistoryLabels; at: string };

function Shown({ of, forStaff, head, words, at }: ShownProps) {
  const [fields, set] = useAddressFields(FIRST);
  const list = useHistoryEntries(of, fields, forStaff);
  const isNarrowed = Object.values(fields).some((field) => field !== '');
  const clear = () => set(FIRST);
  const nothing = (
    <Empty title={words.t(isNarrowed ? 'noFit' : 'none')}>
      {isNarrowed ? <Button onClick={clear}>{words.t('showAll')}</Button> : null}
    </Empty>
  );
  return (
    <>
      <Filters
        {...{ fields, set, isNarrowed }}
        onClear={clear}
        acts={head.acts.map((value) => ({ value, label: words.act(value) }))}
        actors={head.actors.map(({ userId, name }) => ({ value: userId ?? '', label: name ?? '' }))}
      />
      <div className={styles['sides']} data-then={head.at !== null || undefined}>
        {head.at && at !== '' ? <Then {...{ of, words }} then={head.at} entries={list.value ?? []} /> : null}
        <div className={styles['list']}>
          <QueryBoundary
            of={list}
            skeleton={<Skeleton rows={5} rowHeight={ROW} />}
            empty={{ when: (items) => items.length === 0, show: nothing }}
          >
            {(items) => (
              <>
                <p className={styles['quiet']}>{words.t('count', { number: list.total ?? items.length })}</p>
                <ol className={styles['entries']} aria-label={words.t('title')}>
                  {items.map((entry) => (
                    <Entry key={entry.id} {...{ of, entry, words }} chosen={entry.id === at} />
                  ))}
                </ol>
                <More list={list} />
              </>
            )}
          </QueryBoundary>
        </div>
      </div>
    </>
  );
}
