import type { SolvingCar } from '../round.events.ts';

/** The best hand of a demo round, as computed in the browser with the demo times. */
export type DemoSolution = { readonly name: string; readonly round: number; readonly hand: readonly SolvingCar[] };

export const demoSolutions: readonly DemoSolution[] = [
  {
    name: 'Alpine Thaw: Ladder (1)',
    round: 1,
    hand: [
      { carId: 'MG_Midget_1961', tune: '323', points: 107 },
      { carId: 'Renault_Twizy_2012', tune: '332', points: 50 },
      { carId: 'Isuzu_VehiCROSS_1997', tune: '323', points: 487 },
      { carId: 'Lotus_Seven_1957', tune: '233', points: 143 },
      { carId: 'Honda_S600_1964', tune: '323', points: 50 },
    ],
  },
  {
    name: 'Alpine Thaw: Ladder (1)',
    round: 2,
    hand: [
      { carId: 'Rinspeed_sQuba_2008', tune: '332', points: 220 },
      { carId: 'Renault_Twizy_2012', tune: '323', points: 50 },
      { carId: 'MG_Midget_1961', tune: '332', points: 50 },
      { carId: 'Oldsmobile_Toronado_1966', tune: '332', points: 50 },
      { carId: "Plymouth_Hemi_'Cuda_1970", tune: '332', points: 135 },
    ],
  },
  {
    name: 'Alpine Thaw: Ladder (1)',
    round: 9,
    hand: [
      { carId: 'BAC_Mono_2011', tune: '323', points: 140 },
      { carId: 'Peugeot_208_T16_Pikes_Peak_2013', tune: '332', points: 220 },
      { carId: 'Land_Rover_Series_I_1948', tune: '323', points: 50 },
      { carId: 'Hyundai_i20_Coupe_WRC_2017', tune: '323', points: 165 },
      { carId: 'McMurtry_Speirling_2022', tune: '323', points: 178 },
    ],
  },
  {
    name: 'Coast to Summit: Tour (1)',
    round: 1,
    hand: [
      { carId: 'Honda_Beat_1991', tune: '323', points: 169 },
      { carId: 'Lotus_Seven_1957', tune: '323', points: 134 },
      { carId: 'Suzuki_Cappuccino_1991', tune: '233', points: 128 },
      { carId: 'Land_Rover_Series_I_1948', tune: '332', points: 50 },
      { carId: 'Isuzu_VehiCROSS_1997', tune: '323', points: 229 },
    ],
  },
  {
    name: 'Harbour Nights (2)',
    round: 1,
    hand: [
      { carId: 'Saab_900_Turbo_1978', tune: '332', points: 218 },
      { carId: 'Lotus_Seven_1957', tune: '323', points: 117 },
      { carId: 'Cadillac_Eldorado_Biarritz_1959', tune: '332', points: 50 },
      { carId: 'Toyota_Sports_800_1965', tune: '323', points: 50 },
      { carId: 'Mazda_Autozam_AZ-1_1992', tune: '323', points: 50 },
    ],
  },
];
