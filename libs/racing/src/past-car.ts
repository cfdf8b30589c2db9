/** A car as a version of the game had it. */
export type PastCar = { readonly carId: string; readonly gameVersion: string };

const PAST_CAR = /^(.+)@(\d{1,3}(?:\.\d{1,2})?)$/;

/** The name of a car as a version of the game had it, wherever a car id may stand: "Honda_NSX_1990@24.1". */
export const pastCarId = ({ carId, gameVersion }: PastCar): string => `${carId}@${gameVersion}`;

/** The car and the version that such a name means; undefined: it names a car as it is. No car id has an "@". */
export const parsePastCar = (name: string): PastCar | undefined => {
  const [, carId, gameVersion] = PAST_CAR.exec(name) ?? [];
  return carId === undefined || gameVersion === undefined ? undefined : { carId, gameVersion };
};

/** The id of the car, whichever version is meant. */
export const carIdToday = (name: string): string => parsePastCar(name)?.carId ?? name;
