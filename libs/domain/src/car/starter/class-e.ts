import { type StarterCar, starterCar as car } from './starter-car.ts';

/** Rated 20 to 29. */
// prettier-ignore
export const classE: readonly StarterCar[] = [
  car(20, 'Volkswagen', 'Golf 1.1', 1974, 'DE', 'Standard FWD Mid Hatchback Petrol Front', 5, [750, 87, 17, 60], 'C'),
  car(20, 'Škoda', 'Felicia 1.3', 1994, 'CZ', 'Standard FWD Mid Hatchback Petrol Front', 5, [935, 90, 16.2, 58], 'B'),
  car(21, 'Chevrolet', 'Corvair', 1960, 'US', 'Standard RWD Mid Saloon Petrol Rear', 5, [1090, 87, 18, 54], 'C'),
  car(21, 'Kia', 'Picanto', 2004, 'KR', 'Standard FWD Mid Hatchback Petrol Front', 5, [852, 94, 14.8, 60], 'B ABS'),
  car(21, 'Renault', 'Kangoo', 1997, 'FR', 'Standard FWD Mid Van Petrol Front', 5, [1045, 97, 14.5, 56], 'B'),
  car(22, 'Citroën', 'DS 19', 1955, 'FR', 'Standard FWD Mid Saloon Petrol Front', 5, [1170, 87, 22, 58], 'B'),
  car(22, 'MG', 'Midget', 1961, 'GB', 'Standard RWD Low Roadster Petrol Front', 2, [715, 86, 18.3, 65], 'C'),
  car(22, 'Volkswagen', 'up! 1.0', 2011, 'DE', 'Standard FWD Mid Hatchback Petrol Front', 4, [929, 99, 13.9, 62], 'B ABS TCS'),
  car(23, 'Fiat', 'Panda 4x4', 1983, 'IT', 'All-surface 4WD High Hatchback Petrol Front', 5, [740, 84, 17.6, 58], 'C'),
  car(23, 'Mitsubishi', 'i-MiEV', 2009, 'JP', 'Standard RWD Mid Hatchback Electric Rear', 4, [1080, 81, 13.5, 58], 'B ABS TCS'),
  car(23, 'Peugeot', '504', 1968, 'FR', 'Standard RWD Mid Saloon Petrol Front', 5, [1170, 99, 14.1, 57], 'B'),
  car(23, 'Saab', '96 V4', 1967, 'SE', 'Standard FWD Mid Saloon Petrol Front', 5, [890, 93, 16.5, 60], 'C'),
  car(24, 'Toyota', 'Sports 800', 1965, 'JP', 'Standard RWD Low Coupe Petrol Front', 2, [580, 96, 15.5, 66], 'C'),
  car(24, 'Volvo', '245', 1974, 'SE', 'Standard RWD Mid Estate Petrol Front', 5, [1290, 101, 13, 56], 'B'),
  car(24, 'Ford', 'Ka', 1996, 'GB', 'Standard FWD Mid Hatchback Petrol Front', 4, [871, 96, 13.8, 65], 'B'),
  car(25, 'Honda', 'S600', 1964, 'JP', 'Standard RWD Low Roadster Petrol Front', 2, [715, 90, 16.5, 66], 'C'),
  car(25, 'Renault', 'Espace', 1984, 'FR', 'Standard FWD Mid MPV Petrol Front', 7, [1160, 105, 11.7, 57], 'B'),
  car(25, 'Suzuki', 'Jimny', 1998, 'JP', 'All-surface 4WD High SUV Petrol Front', 4, [1005, 87, 15, 54], 'B'),
  car(26, 'Daihatsu', 'Copen', 2002, 'JP', 'Standard FWD Low Convertible Petrol Front', 2, [800, 106, 11.4, 67], 'B ABS'),
  car(26, 'Nissan', 'Figaro', 1991, 'JP', 'Standard FWD Mid Convertible Petrol Front', 4, [810, 106, 12.4, 61], 'B'),
  car(27, 'Jeep', 'Wrangler YJ', 1986, 'US', 'Off-road 4WD High SUV Petrol Front', 4, [1360, 90, 13.5, 52], 'C'),
  car(27, 'Subaru', 'BRAT', 1978, 'JP', 'All-surface 4WD High Pickup Petrol Front', 2, [1010, 90, 14.2, 56], 'B'),
  car(28, 'MG', 'MGB', 1962, 'GB', 'Standard RWD Low Roadster Petrol Front', 2, [920, 105, 12.1, 65], 'B'),
  car(29, 'Chrysler', 'Turbine Car', 1963, 'US', 'Standard RWD Mid Coupe Misc Front', 4, [1790, 115, 12, 54], 'C'),
  car(29, 'Austin', 'Mini Cooper S', 1964, 'GB', 'Standard FWD Low Saloon Petrol Front', 4, [651, 96, 11.2, 73], 'B'),
];
