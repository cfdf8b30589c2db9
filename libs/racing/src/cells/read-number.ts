/** Separates whole numbers from decimals. */
export type DecimalMark = '.' | ',';

const GAPS = /[\s'’]/g;
const GROUPED = {
  '.': /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
};

/**
 * A number as people and spreadsheets write it: `1234.5`, `1,234.5`, `1 234,5`. A lone sign before three digits
 * separates thousands unless it is the decimal mark. NaN for any other text; `1e2` is NaN.
 */
export const readNumber = (text: string, mark: DecimalMark): number => {
  const packed = text.replaceAll(GAPS, '');
  const bare = GROUPED[mark].test(packed) ? packed.replaceAll(mark === '.' ? ',' : '.', '') : packed;
  return /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(bare) ? Number(bare.replace(',', '.')) : NaN;
};

/** A count: `12`, and a spreadsheet's forms of it, `12.0` and `1,234`. NaN for any other text. */
export const readCount = (text: string): number => {
  const packed = text.replaceAll(GAPS, '');
  const whole = /^(?<digits>\d+)(?:[.,]0{1,2})?$/.exec(packed)?.groups?.['digits'];
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(packed) ? packed.replaceAll(/[.,]/g, '') : undefined;
  return Number(whole ?? grouped ?? NaN);
};

/** Digits of a code that a spreadsheet changed to a number: `332.0` is `332`, `0` is `000` where it has three. */
export const readDigits = (text: string, digits: number): string => {
  const said = text.trim();
  const bare = /^(?<digits>\d+)(?:[.,]0{1,2})?$/.exec(said)?.groups?.['digits'];
  return bare === undefined ? said : bare.padStart(digits, '0');
};
