import type { Car } from '#contracts';
import { formatLapTime, type LapTime } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';

export type CarsById = ReadonlyMap<string, Pick<Car, 'name'>>;

/** Names for values; undefined where there is no such word, car or track. */
export type ValueLabels = {
  readonly language: string;
  readonly unknown: string;
  readonly erased: string;
  readonly yes: string;
  readonly no: string;
  moment(at: string): string;
  label(name: string): string | undefined;
  word(name: string, value: string): string | undefined;
  car(carId: string): string | undefined;
  track(code: string): string | undefined;
};

const MOMENT = /^\d{4}-\d\d-\d\dT/;
const lapTimes: readonly unknown[] = ['time', 'speed', 'dnf'];

/** A field's value line by line: plain values are one line, lists have one per item. */
export function valueLines(words: ValueLabels, name: string, value: unknown): readonly string[] {
  if (isOfSeveral(value)) return value.map((one) => valueText(words, name, one)).filter((line) => line !== '');
  if (isPlain(value) || !Object.values(value).some(isOfSeveral)) return [valueText(words, name, value) || '–'];
  const [lists, rest] = partedBy(Object.entries(value), ([, one]) => isOfSeveral(one));
  const lines = lists.flatMap(([part, one]) => valueLines(words, part, one));
  return [...lines, valueText(words, name, Object.fromEntries(rest))].filter((line) => line !== '');
}

type Several = readonly object[];
const isOfSeveral = (value: unknown): value is Several =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;
const partedBy = <One>(all: readonly One[], is: (one: One) => boolean): readonly [One[], One[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

function valueText(words: ValueLabels, name: string, value: unknown): string {
  if (value === null || value === undefined) return words.unknown;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  // Numbers here are years and ratings: no thousands separator.
  if (typeof value === 'number') return value.toLocaleString(words.language, { useGrouping: false });
  if (typeof value === 'string') return wordText(words, name, value);
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => valueText(words, name, one)).join(', ');
  return objectText(words, value);
}

function wordText(words: ValueLabels, name: string, value: string): string {
  if (MOMENT.test(value)) return words.moment(value);
  if (name === 'country' || name === 'countries') return countryName(value, words.language);
  return words.word(name, value) ?? words.car(value) ?? words.track(value) ?? value;
}

function objectText(words: ValueLabels, value: object): string {
  if ('text' in value) return value.text === null ? words.erased : String(value.text);
  if ('kind' in value && lapTimes.includes(value.kind)) return formatLapTime(value as LapTime, 'short');
  return Object.entries(value)
    .filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0))
    .map(([name, one]) => {
      // A reward's kind needs no label.
      const label = name === 'kind' ? undefined : words.label(name);
      const text = valueText(words, name, one);
      return label === undefined ? text : `${label}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(' · ');
}
