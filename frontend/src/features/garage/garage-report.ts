import { cars as carCalls } from '#contracts';
import type { Car } from '#contracts';
import {
  type BadLine,
  findOwnedCar,
  GARAGE_COPIES_MAX,
  type GarageCopy,
  type GarageDifference,
  garageDifference,
  isMadeId,
  ownedCopyOf,
  parseCarAlias,
  type ReadGarage,
} from '#racing';
import { ask } from '../../lib/api/ask.ts';
import { idOfName, newCopyId } from './new-copy-id.ts';

/** What a file would change, and the lines that it leaves out. */
export type GarageReport = { readonly difference: GarageDifference; readonly bad: readonly BadLine[] };

const IDS_ASKED = 50;

/** Compares a garage that was read with the one that is there; the game's own names of cars are asked for. */
export async function reportOf(
  { copies, bad }: ReadGarage,
  now: readonly GarageCopy[],
  cars: readonly Car[],
): Promise<GarageReport> {
  const find = findOwnedCar(cars, await aliasesOf(copies.map(({ car }) => car)));
  const owned = copies.slice(0, GARAGE_COPIES_MAX).map((read) => ({ read, copy: ownedCopyOf(read, find) }));
  const unknown = owned.flatMap(({ read: { line, car }, copy }) =>
    copy ? [] : [{ line, fault: 'car', text: car } as const],
  );
  const known = owned.flatMap(({ copy }) => copy ?? []);
  const plain = now.map(({ copyId, carId, points, since, won, lost, drawn, locked }) => ({
    copyId,
    carId,
    points,
    since,
    won,
    lost,
    drawn,
    locked,
  }));
  return {
    difference: garageDifference(plain, await withIds(known, now), newCopyId),
    bad: [...bad, ...unknown].toSorted((a, b) => a.line - b.line),
  };
}

type Owned = Omit<GarageCopy, 'copyId'> & { readonly copyId?: string };

/** Copies under ids that a garage takes: names of a file's own become such. */
async function withIds(copies: readonly Owned[], now: readonly GarageCopy[]): Promise<readonly Owned[]> {
  const there = new Set(now.map(({ copyId }) => copyId));
  const idOf = async (id: string) => (isMadeId(id) || there.has(id) ? id : idOfName(id));
  return Promise.all(
    copies.map(async (copy) => (copy.copyId === undefined ? copy : { ...copy, copyId: await idOf(copy.copyId) })),
  );
}

async function aliasesOf(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const aliases = [...new Set(names.filter((name) => parseCarAlias(name) !== undefined))];
  const found: Record<string, string> = {};
  for (let at = 0; at < aliases.length; at += IDS_ASKED) {
    const ids = aliases.slice(at, at + IDS_ASKED).join(',');
    Object.assign(found, (await ask(carCalls.list, { query: { ids } })).value.aliases);
  }
  return found;
}
