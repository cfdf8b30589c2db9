import { z } from 'zod';
import { car as carContract } from '#contracts';
import { type CarLine, judgedCar } from './read-car-line.ts';
import { type RefusalCode, unreadable } from './refusal.ts';

const shape = carContract.omit({ retired: true, source: true, releasedIn: true }).extend({
  guid: z.guid().toLowerCase().optional(),
  number: z.number().int().nonnegative().max(999_999_999).optional(),
});

type Issue = { readonly code?: string; readonly path: readonly PropertyKey[]; readonly message: string };

/** A car as one JSON object in the contract's shape, without `retired` and `source`; it may have a `guid` and a `number`. */
export const readJsonCar = (text: string): CarLine => {
  const value = parsed(text);
  if (value === undefined) return unreadable('not-json', 'not JSON');
  const read = shape.safeParse(value);
  if (read.success) {
    const { id, guid, number, ...car } = read.data;
    return judgedCar(id, car, [...(guid ? [guid] : []), ...(number === undefined ? [] : [String(number)])]);
  }
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`);
  return { ...unreadable(codeOf(read.error.issues[0]), faults.join('; ')), ...idOf(value) };
};

const codeOf = (issue: Issue | undefined): RefusalCode => {
  if (!issue || issue.path.length === 0) return 'not-a-car';
  if (issue.message.endsWith('received undefined')) return 'field-missing';
  if (issue.message.includes('expected number')) return 'not-a-number';
  return issue.code === 'invalid_value' ? 'word-unknown' : 'not-a-car';
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
