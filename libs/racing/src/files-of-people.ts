/** Readers and writers of users' files: garages, cells, names of cars, CSV. */
export { isMatchesHead, type MatchRow, matchRows } from './campaign-table.ts';
export { carNameKey, carNameWords, type NamesOfCar } from './car-names/car-name-key.ts';
export { nearCars } from './car-names/near-cars.ts';
export * from './car-names/resolve-car.ts';
export { type DateOrder, dateOrderOf, readHour } from './cells/read-date.ts';
export { type DecimalMark, readCount, readDigits, readNumber } from './cells/read-number.ts';
export { csvLine, CSV_START, csvText, unguarded } from './write-csv.ts';
export * from './garage/index.ts';
