import { defaultTrackCodes } from '#racing';
import type { TrackCode, Tune } from '#racing';
import type { Deck } from '../../../lib/deck/deck.ts';

export type PreparedDeckName = 'allRounders' | 'hatchbacks' | 'legends' | 'everyday';
export type PreparedDeck = { name: PreparedDeckName; deck: Deck };

const of = (name: PreparedDeckName, base: number, cars: string, tracks: readonly TrackCode[]): PreparedDeck => ({
  name,
  deck: {
    base,
    tracks,
    cars: cars.split(' ').map((item) => {
      const [carId = '', tune = '332'] = item.split(':');
      return { carId, tune: tune as Tune };
    }),
  },
});

const short = defaultTrackCodes.slice(0, 8);
const codes = (text: string) => text.split(' ') as TrackCode[];

/** Decks to start from: cars of the starter catalogue whose times come with a new installation. */
export const preparedDecks: readonly PreparedDeck[] = [
  of(
    'allRounders',
    4,
    'Ferrari_LaFerrari_2013:332 Porsche_Carrera_GT_2003:323 Lotus_3-Eleven_2016:233 Honda_NSX_2016:323 BMW_M5_2017:332 Lamborghini_Urus_2018:332 Audi_RS_6_Avant_2013:323 Hyundai_Ioniq_5_N_2023:323 Ford_F-150_SVT_Raptor_2010:332',
    [
      ...defaultTrackCodes,
      ...codes('drag100_a00 testBowl_a00 tRoad_a01 forestSlalom_a10 slalom_a20 hairpin_a50 mtHill_a60 figureEight_ab0'),
    ],
  ),
  of(
    'hatchbacks',
    0,
    'Volkswagen_Golf_R_2013:332 MINI_Cooper_S_2002:332 Alfa_Romeo_147_GTA_2002:323 Ford_Sierra_RS_Cosworth_1986:332 Hyundai_Veloster_2011:233',
    defaultTrackCodes,
  ),
  of(
    'legends',
    1,
    'Audi_Sport_quattro_S1_E2_1985:233 Ferrari_458_Speciale_2013:323 Bugatti_Chiron_2016:332 Aston_Martin_Valkyrie_2021:332',
    defaultTrackCodes,
  ),
  of(
    'everyday',
    0,
    'Toyota_Prius_2003:233 Skoda_Felicia_1.3_1994:323 Suzuki_Jimny_1998:233 Fiat_Panda_30_1980:332 Trabant_601_1964:332',
    short,
  ),
];

export const firstDeck: Deck = preparedDecks[0]?.deck ?? { cars: [], tracks: [...defaultTrackCodes], base: 0 };
