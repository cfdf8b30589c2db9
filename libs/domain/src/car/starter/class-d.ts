import { type StarterCar, starterCar as car } from './starter-car.ts';

/** Rated 30 to 39. */
// prettier-ignore
export const classD: readonly StarterCar[] = [
  car(30, 'Nissan', 'Leaf', 2010, 'JP', 'Standard FWD Mid Hatchback Electric Front', 5, [1521, 90, 11.5, 60], 'B ABS TCS'),
  car(30, 'Smart', 'Roadster', 2003, 'DE', 'Standard RWD Low Roadster Petrol Rear', 2, [790, 109, 10.9, 70], 'B ABS TCS'),
  car(30, 'Toyota', 'Prius', 2003, 'JP', 'Standard FWD Mid Hatchback Hybrid Front', 5, [1300, 106, 10.5, 60], 'B ABS TCS'),
  car(30, 'Land Rover', 'Defender 90', 1990, 'GB', 'Off-road 4WD High SUV Diesel Front', 6, [1695, 83, 17, 50], 'B'),
  car(31, 'Fiat', 'Panda 100HP', 2006, 'IT', 'Standard FWD Mid Hatchback Petrol Front', 4, [975, 115, 9.1, 69], 'B ABS'),
  car(31, 'Porsche', '914', 1969, 'DE', 'Standard RWD Low Coupe Petrol Mid', 2, [900, 110, 12, 70], 'B'),
  car(31, 'Škoda', 'Octavia 1.9 TDI', 1996, 'CZ', 'Standard FWD Mid Hatchback Diesel Front', 5, [1255, 119, 11, 63], 'B ABS'),
  car(32, 'Toyota', 'Hilux 3.0 D-4D', 2006, 'JP', 'All-surface 4WD High Pickup Diesel Front', 5, [1830, 106, 11.9, 52], 'B ABS'),
  car(33, 'Alfa Romeo', '1750 GT Veloce', 1967, 'IT', 'Standard RWD Mid Coupe Petrol Front', 4, [1040, 118, 9.3, 68], 'B'),
  car(33, 'Lancia', 'Fulvia Coupé 1.6 HF', 1969, 'IT', 'Standard FWD Mid Coupe Petrol Front', 4, [890, 115, 9.3, 70], 'B'),
  car(33, 'Toyota', 'Sprinter Trueno', 1983, 'JP', 'Standard RWD Mid Hatchback Petrol Front', 4, [940, 121, 8.5, 70], 'B'),
  car(33, 'Triumph', 'TR6', 1969, 'GB', 'Standard RWD Low Roadster Petrol Front', 2, [1120, 119, 8.2, 64], 'B'),
  car(33, 'Volkswagen', 'Multivan T5', 2003, 'DE', 'Standard FWD Mid MPV Diesel Front', 7, [2120, 117, 11.8, 56], 'B ABS TCS'),
  car(34, 'BMW', '2002 tii', 1971, 'DE', 'Standard RWD Mid Saloon Petrol Front', 5, [1010, 118, 8.7, 68], 'B'),
  car(34, 'Ford', 'Mustang 289', 1964, 'US', 'Standard RWD Mid Coupe Petrol Front', 4, [1340, 116, 8.5, 58], 'C'),
  car(34, 'Porsche', '924', 1976, 'DE', 'Standard RWD Low Coupe Petrol Front', 4, [1080, 125, 9.6, 71], 'B'),
  car(34, 'Toyota', 'Mirai', 2014, 'JP', 'Standard FWD Mid Saloon Hydrogen Front', 4, [1850, 111, 9, 61], 'B ABS TCS'),
  car(34, 'Volkswagen', 'Golf GTI', 1976, 'DE', 'Standard FWD Mid Hatchback Petrol Front', 5, [810, 113, 9, 70], 'B'),
  car(35, 'Hyundai', 'Veloster', 2011, 'KR', 'Standard FWD Mid Hatchback Petrol Front', 4, [1190, 125, 9.7, 68], 'B ABS TCS'),
  car(35, 'Mazda', 'MX-5', 1989, 'JP', 'Standard RWD Low Roadster Petrol Front', 2, [955, 114, 8.8, 75], 'B'),
  car(35, 'Peugeot', '205 GTI 1.6', 1984, 'FR', 'Standard FWD Mid Hatchback Petrol Front', 5, [850, 118, 8.7, 73], 'B'),
  car(36, 'Saab', '900 Turbo', 1978, 'SE', 'Standard FWD Mid Hatchback Petrol Front', 5, [1210, 124, 8.9, 65], 'B'),
  car(37, 'Ford', 'Capri 2.8 Injection', 1981, 'GB', 'Standard RWD Mid Coupe Petrol Front', 4, [1230, 130, 7.8, 66], 'B'),
  car(37, 'Honda', 'CR-X 1.6i-16', 1986, 'JP', 'Standard FWD Low Coupe Petrol Front', 4, [880, 129, 8, 73], 'B'),
  car(38, 'Suzuki', 'Swift Sport', 2011, 'JP', 'Standard FWD Mid Hatchback Petrol Front', 5, [1045, 121, 8.4, 73], 'B ABS TCS'),
];
