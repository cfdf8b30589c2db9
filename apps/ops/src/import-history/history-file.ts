import { createHash } from 'node:crypto';
import { z } from 'zod';
import { releaseDay } from '#contracts';
import type { CarInVersion } from '#domain';
import { catalogueLines } from '../import-catalogue/catalogue-lines.ts';
import { Mistake } from '../mistake.ts';
import { repairedCar } from './repaired-car.ts';

/** A parsed file of changes: each car's versions, the versions in the file's order, lines that were not understood. */
export type HistoryFile = {
  readonly hash: string;
  readonly bytes: number;
  readonly lines: number;
  readonly changes: number;
  /** With the release day, where a line of it has one. */
  readonly versions: ReadonlyMap<string, string | undefined>;
  readonly cars: ReadonlyMap<string, readonly CarInVersion[]>;
  readonly refusals: readonly { readonly line: number; readonly reason: string }[];
};

const ofVersion = { version: z.string(), releasedOn: releaseDay.optional() };
const change = z.object({ ...ofVersion, id: z.string().min(1), changed: z.record(z.string(), z.unknown()) });
const release = z.object({ ...ofVersion, released: z.looseObject({ id: z.string().min(1) }) });
const line = z.union([release, change]);

/** Reads the changes of all versions, oldest first. Throws `Mistake` when no line is one. */
export const readHistoryFile = async (path: string): Promise<HistoryFile> => {
  const hash = createHash('sha256');
  const cars = new Map<string, CarInVersion[]>();
  const versions = new Map<string, string | undefined>();
  const refusals: { line: number; reason: string }[] = [];
  let [lines, changes, bytes] = [0, 0, 0];
  for await (const { number, text, endByte } of catalogueLines(path)) {
    [lines, bytes] = [number, endByte];
    hash.update(`${text ?? ''}\n`);
    const said = line.safeParse(parsed(text));
    const refusal = said.success ? take(said.data, cars) : 'no change of a car in a version';
    if (refusal !== undefined) refusals.push({ line: number, reason: refusal });
    else changes += 1;
    if (!said.success || refusal !== undefined) continue;
    const { version, releasedOn } = said.data;
    versions.set(version, versions.get(version) ?? releasedOn);
  }
  if (changes === 0)
    throw new Mistake(`${path} has no car changes: each line needs "version" and "released" or "changed".`);
  return { hash: hash.digest('hex'), bytes, lines, changes, versions, cars, refusals };
};

const take = (said: z.infer<typeof line>, cars: Map<string, CarInVersion[]>): string | undefined => {
  const { version } = said;
  if ('released' in said) {
    const { id, ...facts } = said.released;
    if (cars.has(id)) return `${id} was released before`;
    cars.set(id, [{ gameVersion: version, car: repairedCar(facts) }]);
    return undefined;
  }
  const past = cars.get(said.id);
  const last = past?.at(-1);
  if (!past || !last) return `${said.id} was not released before`;
  const car = repairedCar({ ...last.car, ...said.changed });
  if (last.gameVersion === version) past[past.length - 1] = { gameVersion: version, car };
  else past.push({ gameVersion: version, car });
  return undefined;
};

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
