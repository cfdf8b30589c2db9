import { defaultTrackCodes } from '#racing';
import type { TrackCode, Tune } from '#racing';
import type { Deck } from '../../lib/deck/deck.ts';

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

/** What a page can start from: cars of the starter catalogue whose times come with a new installation. */
export const preparedDecks: readonly PreparedDeck[] = [
  of(
    'allRounders',
    3,
    'Lamborghini_Huracan_Performante_2017:332 Ferrari_458_Speciale_2013:323 Honda_NSX_2016:323 Ford_GT_2005:233 Lamborghini_Gallardo_2003:323 KTM_X-Bow_2008:233 Volkswagen_Golf_R_2013:332 Subaru_Impreza_WRX_STI_2004:233 Tesla_Model_3_Long_Range_2017:323',
    [...defaultTrackCodes, ...codes('drag100_a00 testBowl_a00 tRoad_a01 forestSlalom_a10 mtHill_a60')],
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

/** The grid of a first visit. */
export const firstDeck: Deck = preparedDecks[0]?.deck ?? { cars: [], tracks: [...defaultTrackCodes], base: 0 };
