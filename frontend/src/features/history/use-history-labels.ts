import { useTranslation } from 'react-i18next';
import type { HistoryActionCode, HistoryKindCode, HistoryPerson } from '#contracts';
import type { CarsById } from './history-values.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { hintLabels } from '../../lib/i18n/use-hint-labels.ts';
import { valueLines, type ValueLabels } from './history-values.ts';

/** Numbered fields such as "round 3": a word and an index. */
const SEVERAL = /^(round|row|limit|group|comment|switch) (.+)$/;
/** Shown without their ids, which are no names. */
const nameless = ['group', 'comment'];

/** Namespaces of the words for a car's values. */
const carWords: Readonly<Record<string, string>> = {
  tyre: 'cars:tyres',
  clearance: 'cars:clearance',
  fuel: 'cars:fuels',
  body: 'cars:bodies',
  engine: 'staffcars:engine',
};

type WordOf = (key: string) => string | undefined;

/** Values with the same word everywhere; `kind` is that of a reward. */
const sharedWords: Readonly<Record<string, (value: string, wordOf: WordOf) => string | undefined>> = {
  hints: (value, wordOf) =>
    value in hintLabels ? wordOf(`cars:${hintLabels[value as keyof typeof hintLabels]}`) : value.toUpperCase(),
  region: (value, wordOf) => wordOf(`events:regions.${value}`),
  kind: (value, wordOf) => wordOf(`challenges:rewardKinds.${value}`),
};

function factName(kind: HistoryKindCode | undefined, name: string, wordOf: WordOf): string {
  const [, word, which = ''] = SEVERAL.exec(name) ?? [];
  const ofCar = kind === 'car' ? wordOf(`staffcars:figure.${name}`) : undefined;
  if (word === undefined) return ofCar ?? wordOf(`history:facts.${name}`) ?? name;
  if (word === 'switch') return wordOf(`history:facts.${which}`) ?? which;
  const label = wordOf(`history:facts.${word}`) ?? word;
  return nameless.includes(word) ? label : `${label} ${wordOf(`history:facts.${which}`) ?? which}`;
}

/** The words of a history: actions, fields and values, reasons and people, in the user's language. */
export function useHistoryLabels(kind: HistoryKindCode | undefined, cars: CarsById) {
  const { t, i18n } = useTranslation(['history', 'staffcars', 'cars', 'story', 'events', 'challenges']);
  const tracks = useTrackLabels();
  const wordOf = (key: string): string | undefined => (i18n.exists(key) ? i18n.t(key as never) : undefined);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const fact = (name: string): string => factName(kind, name, wordOf);
  const words: ValueLabels = {
    language: i18n.language,
    unknown: t('unknown'),
    erased: t('erased'),
    yes: t('yes'),
    no: t('no'),
    moment: (at) => when.format(new Date(at)),
    label: (name) => wordOf(`history:facts.${name}`),
    word: (name, value) => {
      if (name === 'status') return wordOf(`history:statuses.${value}`);
      const ofCar = kind === 'car' ? carWords[name] : undefined;
      const own = wordOf(ofCar === undefined ? `history:values.${kind}.${value}` : `${ofCar}.${value}`);
      return own ?? sharedWords[name]?.(value, wordOf);
    },
    car: (carId) => cars.get(carId)?.name,
    track: (code) => (tracks.name(code) === code ? undefined : `${tracks.name(code)} (${tracks.road(code)})`),
  };
  return {
    t,
    fact,
    when: words.moment,
    lines: (name: string, value: unknown) => valueLines(words, name, value),
    act: (act: HistoryActionCode) => t(`acts.${act}`),
    kind: (one: HistoryKindCode) => t(`kinds.${one}`),
    reason: (code: string) => wordOf(`history:reasons.${code}`) ?? code,
    person: ({ as, name }: HistoryPerson): string => {
      if (as === 'former') return t('story:formerPlayer');
      return as === 'person' ? (name ?? '') : t(as);
    },
    track: tracks,
  };
}
export type HistoryLabels = ReturnType<typeof useHistoryLabels>;
