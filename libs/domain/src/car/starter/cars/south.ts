import { prizeCar as prize, type StarterCar, starterCar as car } from '../starter-car.ts';

// prettier-ignore
export const carsOfTheSouth: readonly StarterCar[] = [
  car('Brabham', 'BT62', 2019, 'AU', 'Slick RWD Low Coupe Petrol Mid', 1, [972, 200, 2.6, 101], 'A ABS TCS', 'Green, Track'),
  prize(car('Ford', 'Falcon GT-HO Phase III', 1971, 'AU', 'Standard RWD Mid Saloon Petrol Front', 5, [1560, 141, 6.4, 59], 'B', 'Blue, Muscle Car')),
  car('Ford', 'Falcon XR8 Ute', 2014, 'AU', 'Performance RWD Mid Pickup Petrol Front', 2, [1830, 149, 4.8, 64], 'A ABS TCS', 'Blue'),
  car('Holden', 'FX 48-215', 1948, 'AU', 'Standard RWD Mid Saloon Petrol Front', 6, [1012, 80, 18.9, 46], 'C', 'Black'),
  car('Holden', 'Torana A9X', 1977, 'AU', 'Standard RWD Mid Hatchback Petrol Front', 5, [1300, 132, 6.9, 64], 'B', 'White, Motorsport'),
  car('Holden', 'Monaro CV8', 2001, 'AU', 'Performance RWD Mid Coupe Petrol Front', 4, [1640, 155, 5.6, 70], 'A ABS TCS', 'Purple, Muscle Car'),
  car('Holden', 'Commodore SS-V Redline', 2015, 'AU', 'Performance RWD Mid Saloon Petrol Front', 5, [1780, 155, 4.6, 73], 'A ABS TCS', 'Red'),
  car('HSV', 'Maloo R8', 2010, 'AU', 'Performance RWD Mid Pickup Petrol Front', 2, [1785, 155, 4.9, 68], 'A ABS TCS', 'Silver/Grey, Muscle Car'),
  prize(car('HSV', 'GTSR W1', 2017, 'AU', 'Performance RWD Mid Saloon Petrol Front', 5, [1895, 155, 4, 77], 'A ABS TCS', 'Silver/Grey, Muscle Car')),
  car('Hulme', 'CanAm', 2012, 'NZ', 'Performance RWD Low Roadster Petrol Mid', 2, [1175, 200, 3.1, 92], 'A', 'Orange'),
  car('Perana', 'Z-One', 2009, 'ZA', 'Performance RWD Low Coupe Petrol Front', 2, [1195, 168, 3.9, 78], 'A', 'Red'),
];
