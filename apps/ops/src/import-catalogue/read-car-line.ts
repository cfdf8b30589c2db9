import { car as carContract } from '#contracts';
import { type CarFacts, checkCarFacts } from '#domain';
import { RuleBroken } from '#kernel';
import type { CatalogueLine } from './catalogue-lines.ts';

/** What a line says: a car, or why it says none. `carId` where it can be read. */
export type CarLine =
  | { readonly ok: true; readonly carId: string; readonly car: CarFacts }
  | { readonly ok: false; readonly carId?: string; readonly reason: string };

const shape = carContract.omit({ retired: true, source: true });

/** Depends on the line alone: read again after a stop, it is judged the same. */
export const readCarLine = ({ text }: CatalogueLine): CarLine => {
  if (text === undefined) return { ok: false, reason: 'too long to be a car' };
  if (text.includes('\uFFFD')) return { ok: false, reason: 'not UTF-8' };
  const value = parsed(text);
  if (value === undefined) return { ok: false, reason: 'not JSON' };
  const read = shape.safeParse(value);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`);
    return { ok: false, ...idOf(value), reason: faults.join('; ') };
  }
  const { id, ...car } = read.data;
  return judged(id, car);
};

const judged = (carId: string, car: CarFacts): CarLine => {
  try {
    checkCarFacts(carId, car);
    return { ok: true, carId, car };
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    return { ok: false, carId, reason: `cannot be true of a car: ${(error.facts['fields'] as string[]).join(', ')}` };
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const idOf = (value: unknown): { carId?: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? { carId: value.id }
    : {};
