import { newIdOf } from '#event-store';
import {
  type CarAnswer,
  type CarMeant,
  type GarageCopy,
  isGarageHead,
  ownedCopiesOf,
  type ReadCopy,
  readGarageTable,
} from '#racing';
import { decodeText, readTable } from '#tables';
import { Refused } from '../http/refused.ts';

type Resolve = (car: CarMeant) => Promise<CarAnswer>;

/**
 * The copies of a file. The client has seen which lines cannot be read: the error names the first. A copy without an id
 * gets one derived from its line, the same whenever the same command (`commandId`) is repeated.
 */
export const readGarageBody = async (
  body: Uint8Array,
  commandId: string,
  resolve: Resolve,
): Promise<readonly GarageCopy[]> => {
  const table = readTable(decodeText(body), isGarageHead);
  if (!table) throw new Refused('file-column-missing', { column: 'car' });
  const { copies, bad } = readGarageTable(table);
  const [first] = bad;
  if (first) throw new Refused('file-line-unreadable', { line: first.line, text: first.text, fault: first.fault });
  if (copies.length === 0) throw new Refused('file-empty');
  const answers = await answersOf(copies, resolve);
  return copies.flatMap((read) => {
    const owned = ownedCopiesOf(read, (car) => answers.get(car) ?? NOBODY);
    if ('open' in owned) throw new Refused('file-car-uncertain', { line: read.line, ...owned.open });
    return owned.copies.map((copy, at) => ({ ...copy, copyId: copy.copyId ?? idOf(commandId, read.line, at) }));
  });
};

const NOBODY: CarAnswer = { answer: 'unknown', carIds: [] };

const answersOf = async (copies: readonly ReadCopy[], resolve: Resolve): Promise<ReadonlyMap<CarMeant, CarAnswer>> => {
  const named = [...new Set(copies.flatMap(({ readings }) => readings.map(({ car }) => car)))];
  return new Map(await Promise.all(named.map(async (car) => [car, await resolve(car)] as const)));
};

const idOf = (commandId: string, line: number, at: number): string =>
  newIdOf(commandId, 'garage-copy', `${line} ${at}`);
