import { parseTune } from '../tune.ts';
import { tuneInPoints } from '../tune-forms.ts';

/** A possible reading of a text: a car with its points, once or more often. */
export type CarReading = { readonly car: string; readonly points: string; readonly copies: number };

const MAX_COPIES = 50;
const COUNT_BEFORE = /^(?<count>\d{1,2})(?:\s?[x×]\s*|\s+)(?<car>\S.*)$/i;
const COUNT_BEHIND = /^(?<car>\S.*?)\s+[x×]\s?(?<count>\d{1,2})$/i;
const TUNE_BEHIND = /^(?<car>.*[^\s,;])[\s,;]+(?<tune>\d{3})$/;
const STOCK = '000';

/**
 * Possible readings of "2 Honda NSX 332", the longest name first: names start and end with numbers too. Separate points
 * (`points`) are in no name.
 */
export const carReadings = (text: string, points: string | undefined): readonly CarReading[] => {
  const whole: CarReading = { car: text, points: points ?? STOCK, copies: 1 };
  const readings = [whole, ...(points === undefined ? withTune(whole) : [])];
  return [...readings, ...readings.flatMap(withCount)];
};

const withTune = (reading: CarReading): readonly CarReading[] => {
  const { car = '', tune = '' } = TUNE_BEHIND.exec(reading.car)?.groups ?? {};
  const read = parseTune(tune);
  return read === undefined ? [] : [{ ...reading, car, points: tuneInPoints(read) }];
};

const withCount = (reading: CarReading): readonly CarReading[] => {
  const { car = '', count = '0' } = (COUNT_BEFORE.exec(reading.car) ?? COUNT_BEHIND.exec(reading.car))?.groups ?? {};
  const copies = Number(count);
  return copies >= 1 && copies <= MAX_COPIES ? [{ ...reading, car, copies }] : [];
};
