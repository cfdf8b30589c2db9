import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type FoundCar, useFoundCars } from '../../features/cars/use-found-cars.ts';
import { buildTrackSearch, type FoundCircuit } from '../../features/tracks/track-search.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { type FoundThing, useFoundThings } from './use-found-things.ts';
import { findPlaces, type Place, usePlaces } from './use-places.ts';

const MAX_PLACES = 6;
const MAX_CARS = 8;
const MAX_TRACKS = 5;

export type Found = {
  /** The text of these results: the field may be ahead of it. */
  query: string;
  places: readonly Place[];
  cars: readonly FoundCar[];
  /** The number of all matches; `cars` has the first ones. */
  allCars: number;
  tracks: readonly FoundCircuit[];
  things: readonly FoundThing[];
  /** The cars are not loaded yet, or cannot be loaded now. */
  lacksCars: boolean;
};

/** Cars, tracks, pages and tools, challenges, events, groups and users that a text finds; all pages for no text. */
export function useFound(text: string): Found {
  const { i18n } = useTranslation();
  const query = useDeferredValue(text).trim();
  const words = useTrackLabels();
  const places = usePlaces();
  const { cars, complete } = useCatalogue();
  const { found } = useFoundCars(cars, query);
  const things = useFoundThings(query);
  const findTracks = useMemo(() => buildTrackSearch(words, i18n.language), [words, i18n.language]);
  return useMemo(() => {
    const isAsked = query !== '';
    return {
      query,
      places: isAsked ? findPlaces(places, query).slice(0, MAX_PLACES) : places,
      cars: isAsked ? found.slice(0, MAX_CARS) : [],
      allCars: isAsked ? found.length : 0,
      tracks: isAsked ? byName(findTracks(query), query).slice(0, MAX_TRACKS) : [],
      things,
      lacksCars: !complete,
    };
  }, [query, places, found, findTracks, complete, things]);
}

/** Circuits whose name matches before those of a matching kind or area. */
function byName(circuits: readonly FoundCircuit[], query: string): readonly FoundCircuit[] {
  const wanted = fold(query);
  const rank = ({ name }: FoundCircuit) => (fold(name).startsWith(wanted) ? 0 : fold(name).includes(wanted) ? 1 : 2);
  // A halved circuit has the same name as its circuit.
  const whole = circuits.filter(({ track }) => track.halves === undefined);
  return whole.toSorted((one, other) => rank(one) - rank(other));
}
