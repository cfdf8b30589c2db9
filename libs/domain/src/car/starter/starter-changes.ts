import type { CarAttributes } from '../car-attributes.ts';

/** Stats that a version may change by hand; rating, class and MRA follow from them. */
type ByHand = Partial<Omit<CarAttributes, 'rq' | 'class' | 'mra'>>;

/** A version changed a car's stats: `was` holds those before. */
export type StarterChange = {
  readonly gameVersion: '24.2' | '26';
  readonly carId: string;
  readonly was: ByHand;
};

const until = (gameVersion: StarterChange['gameVersion'], carId: string, was: ByHand): StarterChange => ({
  gameVersion,
  carId,
  was,
});

/**
 * Changes of the second and the third version, oldest first. Invented, in the manner of such updates: better stats,
 * tyres that were wrong, cars that became prizes, tags.
 */
export const starterChanges: readonly StarterChange[] = [
  until('24.2', 'Ferrari_F40_1987', { topSpeedMph: 199, acceleration0to60s: 4.1 }),
  until('24.2', 'Ford_Focus_ST_2005', { handling: 71 }),
  until('24.2', 'Alfa_Romeo_147_GTA_2002', { handling: 68, weightKg: 1370 }),
  until('24.2', 'Lancia_Stratos_1973', { tyre: 'Standard', prize: false }),
  until('24.2', 'Jeep_Grand_Cherokee_Trackhawk_2017', { clearance: 'Mid' }),
  until('24.2', 'Mazda_787B_1991', { weightKg: 870, prize: false }),
  until('24.2', 'Porsche_959_1986', { acceleration0to60s: 3.9 }),
  until('24.2', 'Volvo_850_T-5R_1995', { tags: ['Yellow'] }),
  until('24.2', 'Subaru_Impreza_Turbo_1994', { acceleration0to60s: 6.1, abs: false }),
  until('24.2', 'MG_MGB_1962', { topSpeedMph: 103, handling: 63 }),
  until('24.2', 'Land_Rover_Defender_90_1990', { tyre: 'All-surface', handling: 48 }),
  until('24.2', 'Toyota_Prius_2003', { weightKg: 1330, acceleration0to60s: 10.9 }),
  until('24.2', 'Reliant_Robin_1973', { handling: 41 }),
  until('24.2', 'Fiat_Panda_30_1980', { topSpeedMph: 70, seats: 5 }),
  until('26', 'Tesla_Model_S_Plaid_2021', { topSpeedMph: 163 }),
  until('26', 'Honda_NSX_2016', { acceleration0to60s: 3.2 }),
  until('26', 'Bugatti_Chiron_2016', { handling: 83, weightKg: 2020 }),
  until('26', 'Volkswagen_Golf_R_2013', { acceleration0to60s: 5.1, handling: 77 }),
  until('26', 'MINI_Cooper_S_2002', { handling: 75 }),
  until('26', 'Hyundai_Veloster_2011', { topSpeedMph: 122 }),
  until('26', 'Ford_Sierra_RS_Cosworth_1986', { handling: 71, seats: 4 }),
  until('26', 'Suzuki_Jimny_1998', { tyre: 'Off-road' }),
  until('26', 'Trabant_601_1964', { handling: 48 }),
  until('26', 'Skoda_Felicia_1.3_1994', { weightKg: 955 }),
  until('26', 'McLaren_F1_1992', { prize: false, brake: 'B' }),
  until('26', 'Dodge_Viper_RT/10_1992', { handling: 72 }),
  until('26', 'Nissan_GT-R_2007', { acceleration0to60s: 3.4 }),
  until('26', 'Mazda_MX-5_1989', { handling: 73, weightKg: 980 }),
  until('26', 'Ferrari_F40_1987', { handling: 82, prize: false }),
  until('26', 'Audi_RS_4_Avant_2000', { topSpeedMph: 163 }),
  until('26', 'Chevrolet_Camaro_Z28_1969', { tyre: 'Performance' }),
  until('26', 'Peugeot_504_1968', { clearance: 'High' }),
  until('26', 'Citroen_DS_19_1955', { handling: 56 }),
  until('26', 'Volkswagen_Transporter_T1_1950', { seats: 2, topSpeedMph: 50 }),
];
