import { type DecimalMark, parseLapTime, readNumber } from '#racing';

const UNIT = /(?:s|sec|mph|km\/h|kg|hp|ps|m|%)$/i;
const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const ROAD = '';

/** A number in any notation, a time in seconds as this site parses it; NaN for neither. */
export function readFigure(text: string, mark: DecimalMark): number {
  // Most are plain, and a file may have millions.
  const plain = text === '' ? NaN : Number(mark === '.' ? text : text.replace(',', '.'));
  if (Number.isFinite(plain) && (mark === '.' || !text.includes('.')) && (plain !== 0 || text.trim() !== ''))
    return plain;
  const said = text.trim();
  if (!/\d/.test(said)) return NaN;
  if (said.includes(':')) return secondsOf(said);
  if (EXPONENT.test(said)) return Number(said.replace(',', '.'));
  return readNumber(said.replace(UNIT, ''), mark);
}

const secondsOf = (text: string): number => {
  const read = parseLapTime(text, ROAD);
  return read.ok && read.value.kind === 'time' ? read.value.seconds : NaN;
};

/** The decimal mark of these texts: the one that stands last where both occur, and that three digits do not follow. */
export function markOf(texts: Iterable<string>): DecimalMark {
  let commas = 0;
  for (const text of texts) {
    const said = text.trim();
    const one = /^[+-]?[\d.,\s'’]*(?<mark>[.,])(?<after>\d*)(?:e[+-]?\d+)?\D{0,4}$/i.exec(said)?.groups;
    if (!one) continue;
    const isSure = /[.,].*[.,]/.test(said.replaceAll(/([.,])(?=.*\1)/g, '')) || one['after']?.length !== 3;
    if (isSure || /^[+-]?0[.,]/.test(said)) commas += one['mark'] === ',' ? 1 : -1;
  }
  return commas > 0 ? ',' : '.';
}
