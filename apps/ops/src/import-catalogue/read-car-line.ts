import type { CarAttributes } from '#domain';
import { checkCarAttributes } from '#domain';
import { RuleBroken } from '#kernel';
import type { CatalogueLine } from './catalogue-lines.ts';
import { type Unreadable, unreadable } from './refusal.ts';

/**
 * The parsed line: a car, its guid and number, and the attributes that the file lacks; or why it is none. `carId` where
 * it can be read.
 */
export type CarLine =
  | {
      readonly ok: true;
      readonly carId: string;
      readonly car: CarAttributes;
      readonly aliases: readonly string[];
      readonly unsaid: readonly (keyof CarAttributes)[];
    }
  | (Unreadable & { readonly carId?: string });

/** Reads the text of a line; depends on the text alone, so that a line read again after a stop is judged the same. */
export type CarReader = (text: string) => CarLine;

export const readCarLine = (read: CarReader, { text }: CatalogueLine): CarLine => {
  if (text === undefined) return unreadable('line-too-long', 'too long to be a car');
  if (text.includes('\uFFFD')) return unreadable('not-utf-8', 'not UTF-8');
  return read(text);
};

export const judgedCar = (
  carId: string,
  car: CarAttributes,
  aliases: readonly string[] = [],
  unsaid: readonly (keyof CarAttributes)[] = [],
): CarLine => {
  try {
    checkCarAttributes(carId, car);
    return { ok: true, carId, car, aliases, unsaid };
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    const fields = error.facts['fields'] as readonly string[];
    const said = fields.map((field) => `${field} ${JSON.stringify({ id: carId, ...car }[field] ?? null)}`);
    return { ...unreadable('cannot-be-true', `cannot be true of a car: ${said.join(', ')}`), carId };
  }
};
