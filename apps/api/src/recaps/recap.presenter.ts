import type { RecapCard, RecapActivity, RecapDto } from '#contracts';
import { zoneAt } from '#projections/recap-activities/figures/local-time';
import type { RecapEntry, RecapMaterial } from '#projections/recap-activities/figures/recap-entries';
import type { CountName, RecapFigures } from '#projections/recap-activities/figures/recap-figures';

/** A line of a list, without the field that is not for others: the other user. */
export const presentActivity = ({ id, kind, at, local, value, ...entry }: RecapEntry): RecapActivity => {
  const { carId, tune, trackCode, challengeId, round, place } = entry;
  return { id, kind, at, timeZone: local.timeZone, carId, tune, trackCode, challengeId, round, value, place };
};

export type Met = (person: string) => { readonly name: string | null; readonly former: boolean };

export const toRecapDto = ({ counts, ...figures }: RecapFigures, met: Met): RecapDto => {
  const {
    recordsSet: set,
    recordsLost: lost,
    rounds,
    solutions,
    helped,
    reviews,
    photos,
    templates,
    votes,
    places,
  } = counts;
  const { times, confirmed, tracks, cars, garageCars, decisions, activeDays } = counts;
  const { longest, topTracks, topCars, streak, first, last, hour, day, days, company, decided } = figures;
  const shown = (entry: RecapEntry | null) => entry && presentActivity(entry);
  const held = longest && {
    carId: longest.carId,
    tune: longest.tune,
    trackCode: longest.trackCode,
    days: longest.days,
  };
  const orNothing = <Card>(isThere: boolean, card: Card): Card | null => (isThere ? card : null);
  return {
    year: orNothing(activeDays > 0, { activeDays, first: shown(first), last: shown(last), streak }),
    times: orNothing(times > 0, { times, confirmed, tracks, cars, topTracks: [...topTracks], topCars: [...topCars] }),
    records: orNothing(set + lost + places > 0 || held !== null, { set, lost, places, longest: held }),
    rounds: orNothing(rounds + solutions + helped > 0, { rounds, solutions, helped }),
    words: orNothing(reviews + photos + templates + votes > 0, { reviews, photos, templates, votes }),
    days: orNothing(days.length > 0, { hour, day, days: [...days] }),
    company: orNothing(
      company.length > 0,
      company.map(({ by, meetings }) => ({ ...met(by), meetings })),
    ),
    garage: orNothing(garageCars > 0, { cars: garageCars }),
    staff: orNothing(decisions > 0, { decisions, of: [...decided] }),
  };
};

const cardOf: Readonly<Record<CountName, RecapCard>> = {
  times: 'times',
  confirmed: 'times',
  tracks: 'times',
  cars: 'times',
  votes: 'words',
  reviews: 'words',
  photos: 'words',
  templates: 'words',
  rounds: 'rounds',
  solutions: 'rounds',
  helped: 'rounds',
  garageCars: 'garage',
  decisions: 'staff',
  recordsSet: 'records',
  recordsLost: 'records',
  places: 'records',
  activeDays: 'year',
};

export const onlyCards = (told: RecapDto, cards: readonly RecapCard[]): RecapDto =>
  Object.fromEntries(
    Object.entries(told).map(([card, of]) => [card, cards.includes(card as RecapCard) ? of : null]),
  ) as RecapDto;

export const isOfCards = (figure: CountName, cards: readonly RecapCard[]): boolean => cards.includes(cardOf[figure]);

export const zonesOf = ({ zones, facts }: RecapMaterial, entries: readonly RecapEntry[]): string[] => {
  const used = entries.map(({ local }) => local.timeZone);
  const last = facts.at(-1)?.doc.at ?? new Date(0).toISOString();
  return [...new Set(used.length > 0 ? used : [zoneAt(zones, last)])];
};
