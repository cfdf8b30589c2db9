import type { StarterCar } from '../../car/starter/starter-car.ts';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { chanceOf } from './chance.ts';

/** A cell that may have a time; the decks of a first visit consist of `shown` ones. */
export type DemoCell = {
  readonly starter: StarterCar;
  readonly tune: string;
  readonly trackCode: string;
  readonly shown: 'first' | 'prepared' | undefined;
};

/** In addition to the cars of the decks, so that all classes occur. */
const EVERY_NTH_CAR = 22;
const tunes = ['332', '323', '233'] as const;

/** The first deck of a new visitor: one car of each kind, to show what the page is for. */
const FIRST_DECK = [
  'Ferrari_LaFerrari_2013:332',
  'Porsche_Carrera_GT_2003:323',
  'Lotus_3-Eleven_2016:233',
  'Honda_NSX_2016:323',
  'BMW_M5_2017:332',
  'Lamborghini_Urus_2018:332',
  'Audi_RS_6_Avant_2013:323',
  'Hyundai_Ioniq_5_N_2023:323',
  'Ford_F-150_SVT_Raptor_2010:332',
];
const OTHER_DECKS = [
  'Volkswagen_Golf_R_2013:332',
  'MINI_Cooper_S_2002:332',
  'Alfa_Romeo_147_GTA_2002:323',
  'Ford_Sierra_RS_Cosworth_1986:332',
  'Hyundai_Veloster_2011:233',
  'Audi_Sport_quattro_S1_E2_1985:233',
  'Ferrari_458_Speciale_2013:323',
  'Bugatti_Chiron_2016:332',
  'Aston_Martin_Valkyrie_2021:332',
  'Toyota_Prius_2003:233',
  'Skoda_Felicia_1.3_1994:323',
  'Suzuki_Jimny_1998:233',
  'Fiat_Panda_30_1980:332',
  'Trabant_601_1964:332',
];
// prettier-ignore
export const demoTrackCodes = [
  'carPark_a00', 'gForce_a00', 'gForcer_a00', 'hairpin_a00', 'indoorKart_a00', 'kart_a00', 'slalom_a00',
  'slalomr_a00', 'tCircuit_a00', 'tCircuitr_a00', 'tRoad_a00', 'fast_a00', 'fastr_a00', 'canyonTour_a00',
  'laguna_a00', 'tRoad_a01', 'drag100_a00', 'testBowl_a00', 'forestSlalom_a10', 'mtHill_a60', 'hairpin_a50',
  'slalom_a20', 'figureEight_ab0',
] as const;

/** Share of the cells without a time; of shown ones only a few. */
const SHARE_UNKNOWN = 0.4;
const SHARE_UNKNOWN_SHOWN = 0.04;

export const demoCells = (): readonly DemoCell[] =>
  starterCatalogue
    .filter(({ carId }, at) => at % EVERY_NTH_CAR === 0 || inDecks.some((item) => item.startsWith(`${carId}:`)))
    .flatMap((starter) => tunes.flatMap((tune) => demoTrackCodes.map((code) => cellOf(starter, tune, code))))
    .filter(isMeasured);

const inDecks = [...FIRST_DECK, ...OTHER_DECKS];

const cellOf = (starter: StarterCar, tune: string, trackCode: string): DemoCell => {
  const item = `${starter.carId}:${tune}`;
  const shown = FIRST_DECK.includes(item) ? 'first' : OTHER_DECKS.includes(item) ? 'prepared' : undefined;
  return { starter, tune, trackCode, shown };
};

const isMeasured = ({ starter, tune, trackCode, shown }: DemoCell): boolean =>
  chanceOf(`known ${starter.carId}|${tune}|${trackCode}`) >= (shown ? SHARE_UNKNOWN_SHOWN : SHARE_UNKNOWN);
