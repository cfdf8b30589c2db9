import {
  cityOf,
  daysOfPeriod,
  daysText,
  dayText,
  hourText,
  isMonth,
  momentText,
  periodText,
  spanText,
} from '#contracts';
import type { RecapCard, RecapDto } from '#contracts';
import { parseTrackCode } from '#racing';
import type { CardLine, CardPicture } from './card-picture.ts';

/** Translates a key into the language of the picture: `recap:cards.year`. */
export type Translate = (key: string, otherwise?: string) => string;

export type PictureTexts = {
  readonly language: string;
  readonly say: Translate;
  readonly carName: (carId: string) => string;
  readonly site: string;
};

export type PictureContent = {
  readonly period: string;
  readonly told: RecapDto;
  readonly timeZones: readonly string[];
  readonly name: string | null;
};

type Body = Pick<CardPicture, 'big' | 'lines'> & { readonly days?: CardPicture['days'] };
type Told = { readonly [Card in RecapCard]: NonNullable<RecapDto[Card]> };
type Teller<Card extends RecapCard> = (of: Told[Card], words: PictureTexts, period: string) => Body;

/** The content of a card's picture; undefined: there is nothing to show. */
export const pictureOfCard = (
  card: RecapCard,
  telling: PictureContent,
  words: PictureTexts,
): CardPicture | undefined => {
  const { period, told, timeZones, name } = telling;
  const of = told[card];
  if (of === null) return undefined;
  const { language, say, site } = words;
  const title = say('recap:title').replace('{{period}}', periodText(period, language));
  const span = spanText(...daysOfPeriod(period), language);
  const zones = timeZones.map(cityOf).join(', ');
  const tell = tellers[card] as Teller<RecapCard>;
  return {
    language,
    period: [title, isMonth(period) ? span : '', zones].filter(Boolean).join(' · '),
    title: say(`recap:cards.${card}`),
    name,
    site,
    days: null,
    ...tell(of as never, words, period),
  };
};

const figure = ({ language }: PictureTexts, of: number): string => of.toLocaleString(language);
const counted = (words: PictureTexts, name: string, of: number): CardLine => ({
  label: words.say(`recap:counts.${name}`),
  value: figure(words, of),
});
const firstLarge = (words: PictureTexts, of: readonly (readonly [name: string, count: number])[]): Body => {
  const [first, ...others] = of.filter(([, count]) => count > 0).map(([name, count]) => counted(words, name, count));
  return { big: first ?? null, lines: others };
};

const roadOf = ({ say }: PictureTexts, trackCode: string): string => {
  const parsed = parseTrackCode(trackCode);
  if (!parsed) return trackCode;
  const { track, condition } = parsed;
  return `${say(`circuits:${track.halves ?? track.id}`, track.name)} ${say(`tracks:conditions.${condition.code}`)}`;
};

const tellers: { readonly [Card in RecapCard]: Teller<Card> } = {
  year: ({ activeDays, first, last, streak }, words) => {
    const { say, language } = words;
    const edge = (name: 'first' | 'last', fact: typeof first): CardLine[] =>
      fact
        ? [
            {
              label: say(`recap:${name}`),
              note: momentText(fact.at, fact.timeZone, language),
              value: lineOf(fact, words),
            },
          ]
        : [];
    return {
      big: counted(words, 'activeDays', activeDays),
      lines: [
        ...(streak
          ? [
              {
                label: say('recap:streak'),
                note: spanText(streak.from, streak.to, language),
                value: daysText(streak.days, language),
              },
            ]
          : []),
        ...edge('first', first),
        ...(activeDays > 1 ? edge('last', last) : []),
      ],
    };
  },
  times: ({ times, confirmed, tracks, cars, topTracks, topCars }, words) => {
    const counts = [
      ['confirmed', confirmed],
      ['tracks', tracks],
      ['cars', cars],
    ] as const;
    const tops = [
      ...topTracks.slice(0, 1).map((one) => [roadOf(words, one.trackCode), one.times] as const),
      ...topCars.slice(0, 1).map((one) => [words.carName(one.carId), one.times] as const),
    ];
    return {
      big: counted(words, 'times', times),
      lines: [
        ...counts.filter(([, count]) => count > 0).map(([name, count]) => counted(words, name, count)),
        ...tops.map(([label, many]) => ({ label, value: figure(words, many) })),
      ],
    };
  },
  records: ({ set, lost, places, longest }, words) => ({
    big: counted(words, 'recordsSet', set),
    lines: [
      counted(words, 'recordsLost', lost),
      counted(words, 'places', places),
      ...(longest
        ? [
            {
              label: words.say('recap:longest'),
              note: `${roadOf(words, longest.trackCode)} · ${words.carName(longest.carId)}`,
              value: daysText(longest.days, words.language),
            },
          ]
        : []),
    ],
  }),
  rounds: ({ rounds, solutions, helped }, words) => firstLarge(words, Object.entries({ rounds, solutions, helped })),
  words: ({ votes, reviews, photos, templates }, words) =>
    firstLarge(words, Object.entries({ votes, reviews, photos, templates })),
  days: ({ days, day, hour }, words, period) => {
    const [from, to] = daysOfPeriod(period);
    return {
      big: null,
      days: { from, to, counts: days },
      lines: [
        ...(day
          ? [
              {
                label: words.say('recap:busiestDay'),
                note: dayText(day.day, words.language),
                value: figure(words, day.facts),
              },
            ]
          : []),
        ...(hour
          ? [
              {
                label: words.say('recap:busiestHour'),
                note: hourText(hour.hour, words.language),
                value: figure(words, hour.facts),
              },
            ]
          : []),
      ],
    };
  },
  company: (company, words) => {
    const nobody = words.say('recap:unnamed');
    const most = Math.max(...company.map(({ meetings }) => meetings));
    return {
      big: null,
      lines: company.map(({ name, former, meetings }) => ({
        label: name ?? (former ? words.say('story:formerPlayer') : nobody),
        otherwise: nobody,
        value: figure(words, meetings),
        share: meetings / most,
      })),
    };
  },
  garage: ({ cars }, words) => firstLarge(words, [['garageCars', cars]]),
  staff: ({ decisions, of }, words) => ({
    big: counted(words, 'decisions', decisions),
    lines: of.map(({ subject, decisions: many }) => counted(words, subject, many)),
  }),
};

const lineOf = ({ kind }: { readonly kind: string }, { say }: PictureTexts): string => say(`recap:kinds.${kind}`);
