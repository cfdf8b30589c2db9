import { type StarterCar, starterCar as car } from './starter-car.ts';

/** Rated below 20. */
// prettier-ignore
export const classF: readonly StarterCar[] = [
  car(10, 'Ford', 'Model T', 1912, 'US', 'Standard RWD High Convertible Petrol Front', 4, [540, 42, null, 38], 'C'),
  car(10, 'BMW', 'Isetta 300', 1956, 'DE', 'Standard RWD Mid Coupe Petrol Rear', 2, [360, 53, null, 44], 'C'),
  car(11, 'Citroën', '2CV', 1948, 'FR', 'Standard FWD Mid Saloon Petrol Front', 4, [495, 40, null, 48], 'C'),
  car(11, 'Fiat', 'Nuova 500', 1957, 'IT', 'Standard RWD Mid Saloon Petrol Rear', 4, [499, 53, null, 52], 'C'),
  car(11, 'Subaru', '360', 1958, 'JP', 'Standard RWD Mid Coupe Petrol Rear', 4, [410, 56, null, 50], 'C'),
  car(11, 'Volkswagen', 'Transporter T1', 1950, 'DE', 'Standard RWD Mid Van Petrol Rear', 3, [990, 53, null, 42], 'C'),
  car(12, 'Fiat', '600 Multipla', 1956, 'IT', 'Standard RWD Mid MPV Petrol Rear', 6, [710, 57, null, 46], 'C'),
  car(12, 'Renault', 'Twizy', 2012, 'FR', 'Standard RWD Mid Coupe Electric Rear', 2, [474, 50, null, 58], 'C'),
  car(13, 'Trabant', '601', 1964, 'DE', 'Standard FWD Mid Saloon Petrol Front', 4, [615, 62, 38, 50], 'C'),
  car(13, 'Citroën', 'Ami 6', 1961, 'FR', 'Standard FWD Mid Saloon Petrol Front', 4, [640, 65, 44, 50], 'C'),
  car(14, 'Land Rover', 'Series I', 1948, 'GB', 'Off-road 4WD High SUV Petrol Front', 3, [1177, 55, null, 48], 'C'),
  car(14, 'Renault', '4', 1961, 'FR', 'Standard FWD Mid Hatchback Petrol Front', 4, [600, 68, 38, 52], 'C'),
  car(15, 'Tata', 'Nano', 2009, 'IN', 'Standard RWD Mid Hatchback Petrol Rear', 4, [600, 65, 29.8, 53], 'C'),
  car(15, 'Volkswagen', 'Beetle 1200', 1961, 'DE', 'Standard RWD Mid Saloon Petrol Rear', 4, [760, 72, 27.4, 52], 'C'),
  car(16, 'Morris', 'Minor 1000', 1956, 'GB', 'Standard RWD Mid Saloon Petrol Front', 4, [787, 73, 24.8, 54], 'C'),
  car(16, 'Volvo', 'PV444', 1947, 'SE', 'Standard RWD Mid Saloon Petrol Front', 4, [960, 76, 24.9, 53], 'C'),
  car(17, 'Fiat', 'Panda 30', 1980, 'IT', 'Standard FWD Mid Hatchback Petrol Front', 4, [650, 71, 32, 57], 'C'),
  car(17, 'Reliant', 'Robin', 1973, 'GB', 'Standard RWD Mid Hatchback Petrol Front', 4, [436, 73, 19.4, 45], 'C'),
  car(18, 'Morris', 'Mini-Minor', 1959, 'GB', 'Standard FWD Low Saloon Petrol Front', 4, [617, 72, 26.5, 64], 'C'),
  car(18, 'Hyundai', 'Pony', 1975, 'KR', 'Standard RWD Mid Saloon Petrol Front', 5, [880, 92, 16.8, 55], 'C'),
  car(19, 'Smart', 'City-Coupé', 1998, 'DE', 'Standard RWD Mid Hatchback Petrol Rear', 2, [720, 84, 18.9, 58], 'B ABS TCS'),
];
