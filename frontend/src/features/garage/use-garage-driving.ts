import { useMemo } from 'react';
import { drivenByCopies, oneUpgradeAway } from '#racing';
import type { GarageCopy } from '#racing';
import { useSession } from '../../lib/session/use-session.ts';
import { useMyGarageWhere } from './use-garage.ts';

export type Drives = (carId: string, tune: string) => boolean;

/** "My garage" as a filter; without it everything may be driven. */
export type GarageDriving = {
  /** Whether the user has a garage. */
  readonly may: boolean;
  readonly drives: Drives | undefined;
  readonly owns: ReadonlySet<string> | undefined;
  readonly nearlyFull: ReadonlySet<string> | undefined;
  readonly copies: readonly GarageCopy[] | undefined;
};

/** What the user's own copies may drive; loads only if `wanted`. */
export function useGarageDriving(wanted: boolean): GarageDriving {
  const may = useSession().status === 'signed-in';
  const garage = useMyGarageWhere(may && wanted);
  const copies = may && wanted ? garage.value?.copies : undefined;
  return useMemo(
    () => ({
      may,
      drives: copies && drivenByCopies(copies),
      owns: copies && new Set(copies.map(({ carId }) => carId)),
      nearlyFull: copies && oneUpgradeAway(copies),
      copies,
    }),
    [may, copies],
  );
}
