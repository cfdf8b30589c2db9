import { isFreeTune, mra as mraOf, parseTune } from '#racing';

/** The kinds of input of the specification, by the values they accept. */
export type TypedKind = 'acel' | 'acelSoft' | 'topSpeed' | 'hand' | 'integer' | 'tune' | 'mra';

/** The parsed value, as it is stored; or none, and the kind's reason is shown. */
export type Reading = { ok: true; value: string } | { ok: false };

type Reader = (text: string, acceleration0to60s: number | undefined) => string | undefined;

const matching = (shape: RegExp, text: string): string | undefined => (shape.test(text) ? text : undefined);
const withPoint = (text: string): string => text.replace(',', '.');

const neverReaches = (text: string): string | undefined =>
  text === '0' || text.toUpperCase() === 'N/A' ? 'N/A' : undefined;

/** A time to 100 mph, as ss.cc, s:cc or m:ss.cc, in seconds. */
function secondsOf(text: string): number | undefined {
  const parts = /^(?:(\d):)?(\d{1,2})[:.](\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [, minutes = '0', seconds = '0', hundredths = '0'] = parts;
  return Number(minutes) * 60 + Number(seconds) + Number(hundredths) / 100;
}

/** The value itself, or a time that it is computed from: a colon marks a time. */
function readMra(text: string, acceleration0to60s: number | undefined): string | undefined {
  if (!text.includes(':')) return matching(/^\d{1,3}(\.\d{1,2})?$/, withPoint(text));
  const seconds = secondsOf(text);
  if (seconds === undefined || acceleration0to60s === undefined) return undefined;
  return mraOf(acceleration0to60s, seconds)?.toString();
}

const readers: Record<TypedKind, Reader> = {
  acel: (text) => neverReaches(text) ?? matching(/^\d{1,2}\.\d$/, withPoint(text)),
  acelSoft: (text) => matching(/^(\d{1,2}\.\d{1,2}|\d+)$/, withPoint(text)),
  topSpeed: (text) => matching(/^\d{2,3}$/, text),
  hand: (text) => matching(/^\d{2,3}$/, text),
  integer: (text) => matching(/^-?\d+$/, text),
  tune: (text) => (isFreeTune(text) ? parseTune(text) : undefined),
  mra: readMra,
};

/** Parses the typed text. `acceleration0to60s` lets an MRA be typed as the time to 100 mph. */
export function readTyped(kind: TypedKind, text: string, acceleration0to60s?: number): Reading {
  const value = readers[kind](text.trim(), acceleration0to60s);
  return value === undefined ? { ok: false } : { ok: true, value };
}
