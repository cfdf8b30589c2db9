import { readNumber as numberOf } from '#racing';
import type { TableForm } from '#tables';
import { carEnums } from '#domain';
import type { RefusalCode } from '../refusal.ts';
import { plain } from './plain.ts';

export class FieldUnreadable extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'FieldUnreadable';
    this.code = code;
  }
}

const EMPTY = new Set(['', '-', '?', 'n/a', 'na', 'null', 'none', 'unknown']);
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'on']);
const NO = new Set(['no', 'n', 'false', '0', '', '-', 'off']);

export const isEmpty = (text: string): boolean => EMPTY.has(text.toLowerCase());

export const readText = (text: string, field: string): string => {
  if (isEmpty(text)) throw new FieldUnreadable('field-missing', `${field} is missing`);
  return text;
};

export const readNumber = (text: string, field: string, { decimals }: Pick<TableForm, 'decimals'>): number => {
  const number = numberOf(readText(text, field), decimals === 'comma' ? ',' : '.');
  if (Number.isNaN(number)) throw new FieldUnreadable('not-a-number', `${field} "${text}" is not a number`);
  return number;
};

export const readFlag = (text: string, field: string): boolean => {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new FieldUnreadable('word-unknown', `${field} "${text}" is neither yes nor no`);
};

const otherWords: Readonly<Record<string, string>> = {
  per: 'Performance',
  perf: 'Performance',
  std: 'Standard',
  all: 'All-surface',
  allsurface: 'All-surface',
  off: 'Off-road',
  offroad: 'Off-road',
  slk: 'Slick',
  slicks: 'Slick',
  awd: '4WD',
  '4x4': '4WD',
  medium: 'Mid',
  middle: 'Mid',
  sedan: 'Saloon',
  wagon: 'Estate',
  gasoline: 'Petrol',
  gas: 'Petrol',
  ev: 'Electric',
};

export const readEnum = <Field extends keyof typeof carEnums>(
  text: string,
  field: Field,
): (typeof carEnums)[Field][number] => {
  const words: readonly string[] = carEnums[field];
  const asked = plain(readText(text, field));
  const found = words.find((word) => plain(word) === asked) ?? words.find((word) => word === otherWords[asked]);
  if (found === undefined)
    throw new FieldUnreadable('word-unknown', `${field} "${text}" is none of ${words.join(', ')}`);
  return found as (typeof carEnums)[Field][number];
};

/** Several words in one cell, separated by `|` or `;`, or by commas where it has neither. */
export const readList = (text: string): readonly string[] => {
  if (isEmpty(text)) return [];
  const items = text.split(/[|;]/.test(text) ? /[|;]/ : ',').map((item) => item.trim());
  return items.filter((item) => item !== '');
};
