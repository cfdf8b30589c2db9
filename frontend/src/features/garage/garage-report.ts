import { cars as carCalls } from '#contracts';
import type { Car } from '#contracts';
import {
  type BadLine,
  carResolver,
  type CarResolver,
  GARAGE_COPIES_MAX,
  type GarageCopy,
  type GarageDifference,
  garageDifference,
  isMadeId,
  type OpenCar,
  ownedCopiesOf,
  parseCarAlias,
  type ReadGarage,
} from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import { idOfName, newCopyId } from './new-copy-id.ts';

/** What a file would change, its skipped lines, and those whose car is ambiguous. */
export type GarageReport = {
  readonly difference: GarageDifference;
  readonly bad: readonly BadLine[];
  readonly open: readonly (OpenCar & { readonly line: number })[];
};

const IDS_ASKED = 50;

/** Resolves the cars of a file, also by the game's own names. */
export async function resolverOf({ copies }: ReadGarage, cars: readonly Car[]): Promise<CarResolver> {
  const named = copies.flatMap(({ readings }) => readings.map(({ car }) => car));
  return carResolver(cars, await aliasesOf(named));
}

export function reportOf({ copies, bad }: ReadGarage, now: readonly GarageCopy[], resolve: CarResolver): GarageReport {
  const lines = copies.map((read) => ({ line: read.line, ...ownedCopiesOf(read, resolve) }));
  const open = lines.flatMap((one) => ('open' in one ? [{ ...one.open, line: one.line }] : []));
  const read = lines.flatMap((one) => ('copies' in one ? one.copies.map((copy) => ({ line: one.line, copy })) : []));
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
  const room = Math.max(0, GARAGE_COPIES_MAX - now.length);
  const difference = garageDifference(
    plain,
    read.map(({ copy }) => copy),
    newCopyId,
  );
  const beyond = difference.addedAt
    .slice(room)
    .flatMap((at) => (read[at] ? [{ line: read[at].line, fault: 'full' as const, text: read[at].copy.carId }] : []));
  return {
    difference: { ...difference, added: difference.added.slice(0, room) },
    bad: [...bad, ...beyond].toSorted((a, b) => a.line - b.line),
    open,
  };
}

/** The same garage with valid ids: names that a file uses for its copies become ids. */
export async function withMadeIds(read: ReadGarage, now: readonly GarageCopy[]): Promise<ReadGarage> {
  const there = new Set(now.map(({ copyId }) => copyId));
  const idOf = async (id: string) => (isMadeId(id) || there.has(id) ? id : idOfName(id));
  const copies = read.copies.map(async (copy) =>
    copy.copyId === undefined ? copy : { ...copy, copyId: await idOf(copy.copyId) },
  );
  return { ...read, copies: await Promise.all(copies) };
}

async function aliasesOf(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const aliases = [...new Set(names.flatMap((name) => parseCarAlias(name) ?? []))];
  const found: Record<string, string> = {};
  for (let at = 0; at < aliases.length; at += IDS_ASKED) {
    const ids = aliases.slice(at, at + IDS_ASKED).join(',');
    Object.assign(found, (await queryApi(carCalls.list, { query: { ids } })).value.aliases);
  }
  return found;
}
