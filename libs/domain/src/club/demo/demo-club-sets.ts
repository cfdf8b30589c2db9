import type { ClubSetAttributes } from '../club.events.ts';

export const demoCarSets: Readonly<Record<string, Pick<ClubSetAttributes, 'name' | 'requirements'>>> = {
  germany: { name: 'Germany', requirements: [{ name: 'Germany', criteria: '~NGermany~oDE', atLeast: 5 }] },
  'years-1970-1999': {
    name: 'Years 1970–1999',
    requirements: [{ name: '1970–1999', criteria: '~N1970–1999~Y1970_1999', atLeast: 5 }],
  },
  'four-driven': {
    name: '4WD, three light',
    requirements: [
      { name: '4WD', criteria: '~N4WD~d4WD', atLeast: 5 },
      { name: 'Up to 1,800 kg', criteria: '~NLight~W_1800', atLeast: 3 },
    ],
  },
  italy: { name: 'Three from Italy', requirements: [{ name: 'Italy', criteria: '~NItaly~oIT', atLeast: 3 }] },
  japan: { name: 'Three from Japan', requirements: [{ name: 'Japan', criteria: '~NJapan~oJP', atLeast: 3 }] },
  'front-driven': {
    name: 'Front drive',
    requirements: [{ name: 'FWD', criteria: '~NFWD~dFWD', atLeast: 5 }],
  },
  'three-french': {
    name: 'Three from France',
    requirements: [{ name: 'France', criteria: '~NFrance~oFR', atLeast: 3 }],
  },
};

const noHints: ClubSetAttributes['hints'] = [];

export const demoTrackSets: Readonly<Record<string, Pick<ClubSetAttributes, 'name' | 'tracksets' | 'hints'>>> = {
  'coastal-mix': {
    name: 'Coastal mix',
    tracksets: [['drag100_a00', 'slalom_a00', 'kart_a00', 'tRoad_a01', 'hairpin_a50']],
    hints: [['dragster', 'performance'], ['twister'], ['twister', 'low'], ['4wd'], ['off-road', 'high']],
  },
  'old-town': {
    name: 'Old town',
    tracksets: [['drag100_a00', 'indoorKart_a00', 'carPark_a00', 'tCircuit_a00', 'forestSlalom_a10']],
    hints: noHints,
  },
  'mountain-and-lake': {
    name: 'Mountain and lake',
    tracksets: [
      ['testBowl_a00', 'gForce_a00', 'laguna_a00', 'fast_a00', 'mtHill_a60'],
      ['testBowl_a00', 'slalom_a00', 'laguna_a00', 'fastr_a00', 'hairpin_a50'],
    ],
    hints: noHints,
  },
  'long-straights': {
    name: 'Long straights',
    tracksets: [['testBowl_a00', 'fast_a00', 'drag100_a00', 'fastr_a00', 'laguna_a00']],
    hints: [['speedster'], ['speedster'], ['dragster'], ['speedster'], ['twister']],
  },
  'tight-turns': {
    name: 'Tight turns',
    tracksets: [['slalom_a00', 'slalomr_a00', 'hairpin_a00', 'kart_a00', 'gForce_a00']],
    hints: noHints,
  },
};
