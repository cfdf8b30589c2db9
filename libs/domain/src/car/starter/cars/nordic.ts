import { prizeCar as prize, type StarterCar, starterCar as car } from '../starter-car.ts';

/** Sweden and Denmark. */
// prettier-ignore
export const carsOfTheNorth: readonly StarterCar[] = [
  car('Ellert', 'City-el', 1987, 'DK', 'Standard RWD Low Roadster Electric Rear', 1, [290, 34, null, 38], 'C', 'Yellow, Oddities'),
  car('Koenigsegg', 'CCX', 2006, 'SE', 'Performance RWD Low Coupe Petrol Mid', 2, [1456, 245, 3.2, 85], 'A ABS TCS', 'Silver/Grey, Hypercar'),
  prize(car('Koenigsegg', 'CCXR', 2007, 'SE', 'Performance RWD Low Coupe Bioethanol Mid', 2, [1280, 250, 3.1, 86], 'A ABS TCS', 'Silver/Grey, Hypercar, Eco Friendly')),
  car('Koenigsegg', 'Agera RS', 2015, 'SE', 'Performance RWD Low Coupe Petrol Mid', 2, [1395, 278, 2.8, 91], 'A ABS TCS', 'Red, Hypercar'),
  car('Koenigsegg', 'Regera', 2016, 'SE', 'Performance RWD Low Coupe Hybrid Mid', 2, [1590, 251, 2.7, 89], 'A ABS TCS', 'Red, Hypercar'),
  prize(car('Koenigsegg', 'Jesko', 2020, 'SE', 'Performance RWD Low Coupe Bioethanol Mid', 2, [1420, 280, 2.5, 97], 'A ABS TCS', 'White, Hypercar')),
  car('Koenigsegg', 'Gemera', 2022, 'SE', 'Performance 4WD Low Coupe Hybrid Mixed', 4, [1850, 249, 1.9, 90], 'A ABS TCS', 'Silver/Grey, Hypercar, Innovative'),
  car('Polestar', '1', 2019, 'SE', 'Performance 4WD Mid Coupe Hybrid Mixed', 4, [2350, 155, 4, 76], 'A ABS TCS', 'White'),
  car('Saab', '96 V4', 1967, 'SE', 'Standard FWD Mid Saloon Petrol Front', 5, [890, 93, 16.5, 60], 'C', 'Blue'),
  car('Saab', 'Sonett III', 1970, 'SE', 'Standard FWD Low Coupe Petrol Front', 2, [810, 103, 13, 63], 'C', 'Orange'),
  car('Saab', '900 Turbo', 1978, 'SE', 'Standard FWD Mid Hatchback Petrol Front', 5, [1210, 124, 8.9, 65], 'B', 'Black, Innovative'),
  car('Saab', '99 Turbo', 1978, 'SE', 'Standard FWD Mid Hatchback Petrol Front', 5, [1190, 122, 8.9, 63], 'B', 'Black, Innovative'),
  car('Saab', '9-5 BioPower', 2005, 'SE', 'Standard FWD Mid Saloon Bioethanol Front', 5, [1580, 140, 8.2, 63], 'B ABS TCS', 'Silver/Grey, Eco Friendly'),
  car('Scania', 'R 730', 2010, 'SE', 'Standard RWD High Pickup Diesel Front', 2, [8000, 56, null, 30], 'C ABS', 'Red, Oddities'),
  car('Volvo', 'PV444', 1947, 'SE', 'Standard RWD Mid Saloon Petrol Front', 4, [960, 76, 24.9, 53], 'C', 'Blue'),
  car('Volvo', 'Duett', 1953, 'SE', 'Standard RWD Mid Estate Petrol Front', 5, [1190, 75, 25, 48], 'C', 'Green'),
  car('Volvo', 'P1800 S', 1961, 'SE', 'Standard RWD Low Coupe Petrol Front', 2, [1130, 109, 11.9, 60], 'B', 'White, Style Icon'),
  car('Volvo', '245', 1974, 'SE', 'Standard RWD Mid Estate Petrol Front', 5, [1290, 101, 13, 56], 'B', 'Blue'),
  prize(car('Volvo', '850 R BTCC Estate', 1994, 'SE', 'Slick FWD Low Estate Petrol Front', 1, [1000, 155, 4.5, 86], 'A', 'White, Motorsport, Sleeper')),
  car('Volvo', '850 T-5R', 1995, 'SE', 'Performance FWD Mid Estate Petrol Front', 5, [1470, 149, 6.9, 67], 'B ABS TCS', 'Yellow, Sleeper'),
  car('Volvo', 'XC90', 2002, 'SE', 'All-surface 4WD High SUV Petrol Front', 7, [1980, 130, 8.9, 58], 'B ABS TCS', 'Silver/Grey'),
  car('Volvo', 'C30 Electric', 2011, 'SE', 'Standard FWD Mid Hatchback Electric Front', 4, [1725, 80, 10.3, 60], 'B ABS TCS', 'Blue, Eco Friendly'),
  car('Volvo', 'V60 Polestar', 2014, 'SE', 'Performance 4WD Mid Estate Petrol Front', 5, [1834, 155, 4.9, 74], 'A ABS TCS', 'Silver/Grey, Sleeper'),
  car('Volvo', 'XC40 Recharge', 2020, 'SE', 'Standard 4WD High SUV Electric Mixed', 5, [2188, 112, 4.7, 66], 'A ABS TCS', 'Green, Eco Friendly'),
  car('Zenvo', 'ST1', 2009, 'DK', 'Performance RWD Low Coupe Petrol Mid', 2, [1688, 233, 2.9, 84], 'A ABS TCS', 'Red'),
  prize(car('Zenvo', 'TSR-S', 2018, 'DK', 'Performance RWD Low Coupe Petrol Mid', 2, [1495, 202, 2.8, 94], 'A ABS TCS', 'White, Track')),
];
