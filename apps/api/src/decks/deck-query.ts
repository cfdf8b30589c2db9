import { type DeckCar, formatDeck, formatDeckView, parseDeck, parsePastCar, pastCarId } from '#racing';

type CarIdOf = (name: string) => Promise<string | undefined>;

/** The canonical query of a deck of known cars and its display options; undefined for other queries. */
export const deckQueryOf = async (query: string, carIdOf: CarIdOf): Promise<string | undefined> => {
  const [share = '', ...view] = query.split('&');
  const { deck, dropped } = parseDeck(share);
  if (deck.cars.length + deck.tracks.length === 0 || dropped.length > 0) return undefined;
  const shown = formatDeckView(view, deck.cars.length);
  if (shown === undefined) return undefined;
  const known = await Promise.all(deck.cars.map((car) => knownCar(car, carIdOf)));
  const cars = known.filter((car) => car !== undefined);
  if (cars.length < known.length) return undefined;
  return `?share=${formatDeck({ ...deck, cars })}${shown}`;
};

const knownCar = async (car: DeckCar, carIdOf: CarIdOf): Promise<DeckCar | undefined> => {
  const past = parsePastCar(car.carId);
  const id = await carIdOf(past?.carId ?? car.carId);
  if (id === undefined) return undefined;
  return { ...car, carId: past ? pastCarId({ ...past, carId: id }) : id };
};
