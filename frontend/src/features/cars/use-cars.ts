import { useMemo } from 'react';
import { cars } from '#contracts';
import type { Car } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';

export type Cars = {
  byId: ReadonlyMap<string, Car>;
  known: boolean;
  failed: boolean;
  problem: ProblemError | undefined;
  retry: () => void;
};

const none: ReadonlyMap<string, Car> = new Map();

/** The cars with these ids, without ids that the catalogue does not have. */
export function useCars(ids: readonly string[]): Cars {
  const wanted = [...new Set(ids)].sort();
  const { value, settled, problem, retry } = useLiveView<ReadonlyMap<string, Car>>(
    wanted.length === 0
      ? null
      : {
          key: ['cars', ...wanted],
          channels: ['catalogue'],
          ask: async () => {
            const { value: page, position } = await queryApi(cars.list, { query: { ids: wanted.join(',') } });
            return { value: new Map(page.items.map((car) => [car.id, car])), position };
          },
        },
  );
  const known = settled || wanted.length === 0;
  return useMemo(
    () => ({ byId: value ?? none, known, failed: problem !== undefined, problem, retry }),
    [value, known, problem, retry],
  );
}
