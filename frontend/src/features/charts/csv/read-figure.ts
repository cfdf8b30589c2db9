/** What parts whole numbers from the rest. */
export type DecimalMark = '.' | ',';

const GAPS = /[\s'’]/g;
const UNIT = /(?:s|sec|mph|km\/h|kg|hp|ps|m|%)$/i;
/** Minutes, seconds and hundredths as this site writes them: 1:24.50, 01:24:50. */
const TIME = /^(?<minutes>\d{1,3}):(?<seconds>[0-5]?\d)(?:[.,:](?<rest>\d{1,3}))?$/;
const PLAIN = {
  '.': /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  ',': /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

/** A number in whichever way it is written, a time in seconds; NaN for what is neither. */
export function readFigure(text: string, mark: DecimalMark): number {
  // Most are plain, and a file may have millions.
  const plain = text === '' ? NaN : Number(mark === '.' ? text : text.replace(',', '.'));
  if (Number.isFinite(plain) && (mark === '.' || !text.includes('.')) && (plain !== 0 || text.trim() !== ''))
    return plain;
  const said = text.trim();
  if (!/\d/.test(said)) return NaN;
  const time = TIME.exec(said)?.groups;
  if (time) return Number(time['minutes']) * 60 + Number(`${time['seconds']}.${time['rest'] ?? 0}`);
  const bare = said.replace(UNIT, '').replaceAll(GAPS, '');
  if (!PLAIN[mark].test(bare)) return NaN;
  return Number(mark === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'));
}

/** Which mark these texts use: what stands last where both occur, and what three digits do not follow. */
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
