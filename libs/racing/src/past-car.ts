/** A car as it was in a game version. */
export type PastCar = { readonly carId: string; readonly gameVersion: string };

const PAST_CAR = /^(.+)@(\d{1,3}(?:\.\d{1,2})?)$/;

/** The name of a car in a game version, valid wherever a car id is: "Honda_NSX_1990@24.1". */
export const pastCarId = ({ carId, gameVersion }: PastCar): string => `${carId}@${gameVersion}`;

/** The car and the version of such a name; undefined: it names a car as it is now. No car id has an "@". */
export const parsePastCar = (name: string): PastCar | undefined => {
  const [, carId, gameVersion] = PAST_CAR.exec(name) ?? [];
  return carId === undefined || gameVersion === undefined ? undefined : { carId, gameVersion };
};

/** The id of the car, in any version. */
export const carIdToday = (name: string): string => parsePastCar(name)?.carId ?? name;
