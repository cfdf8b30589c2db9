import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { savedMatchQuery } from '../../features/match/saved-match-query.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { MatchTable } from './match-table.tsx';

/** Two hands against each other. The address holds everything; without one the last match of this device is shown. */
export function MatchPage() {
  const { search } = useLocation();
  const { cars, complete, problem, late, retry } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const kept = search === '' ? savedMatchQuery() : '';
  if (kept !== '') return <Navigate replace to={{ search: kept }} />;
  return (
    <ToolPage name="Match" linked next={['TestPoints', 'Decks']}>
      <QueryBoundary
        of={{ value: complete ? byId : undefined, problem, late, retry }}
        skeleton={<Skeleton rows={3} columns={5} rowHeight={130} />}
      >
        {(known) => <MatchTable cars={known} />}
      </QueryBoundary>
    </ToolPage>
  );
}
