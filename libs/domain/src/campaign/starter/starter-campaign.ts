import { campaignCircuits, currentGameVersion } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { MATCHES_OF_PLACE } from '../state-campaign-match.ts';

/** A match of the starter set: the number of its place in the list, then its attributes. */
export type StarterMatch = {
  readonly place: string;
  readonly match: number;
  readonly gameVersion: string;
  readonly facts: { readonly carIds: readonly string[]; readonly trackCodes: readonly string[] };
};

/**
 * Places of a fresh installation, so that there is something to look up immediately. Their names, and which cars and
 * tracks belong to which match, are this project's invention; tracks are those of the campaign. `cars`: how many each
 * match has.
 */
const places = [
  { place: 'Harbour City', cars: 0 },
  { place: 'Pine Valley', cars: 0 },
  { place: 'Salt Flats', cars: 0 },
  { place: 'YB Coast Cup', cars: 2 },
  { place: 'YB Alpine Cup', cars: 2 },
  { place: 'SN Night Cup', cars: 2 },
  { place: 'SN Road to Dawn', cars: 3 },
] as const;

const RACES = 5;
/** Steps coprime to the lengths of the lists, so that neighbours differ. */
const CAR_STEP = 7;
const TRACK_STEP = 37;

const trackCodes: readonly string[] = campaignCircuits.flatMap(([conditions, circuits]) =>
  conditions.split(' ').flatMap((condition) => circuits.split(' ').map((circuit) => `${circuit}_a${condition}`)),
);

/** Cars that are not prizes only, lowest rating first: later matches of a place give better cars. */
const cars = starterCatalogue.filter(({ car }) => !car.prize).toReversed();

const around = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

const carsOf = (place: number, match: number, count: number): readonly string[] => {
  const from = Math.floor((cars.length * match) / (MATCHES_OF_PLACE + 1));
  return Array.from({ length: count }, (_, at) => around(cars, from + place * 3 + at * CAR_STEP).carId);
};

const tracksOf = (place: number, match: number): readonly string[] =>
  Array.from({ length: RACES }, (_, race) =>
    around(trackCodes, ((place * MATCHES_OF_PLACE + match) * RACES + race) * TRACK_STEP),
  );

export const starterCampaign: readonly StarterMatch[] = places.flatMap(({ place, cars: count }, number) =>
  Array.from({ length: MATCHES_OF_PLACE }, (_, at) => ({
    place,
    match: at + 1,
    gameVersion: currentGameVersion,
    facts: { carIds: carsOf(number, at + 1, count), trackCodes: tracksOf(number, at) },
  })),
);
