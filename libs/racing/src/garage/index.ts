export * from './find-owned-car.ts';
export * from './garage-copy.ts';
export * from './garage-difference.ts';
export * from './garage-figures.ts';
export * from './garage-year.ts';
export * from './read-copy.ts';
export * from './read-garage-file.ts';
export * from './write-garage-csv.ts';
