import type { EventReward, PlannedEventAttributes } from '../planned-event.events.ts';
import type { PlannedEventStatus } from '../planned-event.state.ts';

/** A demo event; its times are hours from the start of the installation. */
export type DemoEvent = Omit<
  PlannedEventAttributes,
  'startsAt' | 'endsAt' | 'timeZone' | 'regions' | 'longTerm' | 'links'
> & {
  readonly status: PlannedEventStatus;
  readonly hours: readonly [from: number, to: number];
  readonly longTerm?: boolean;
  /** Hours of Europe, America and Asia-Pacific, where they differ. */
  readonly regionHours?: readonly (readonly [from: number, to: number])[];
};

const reward = (from: number, to: number | null, won: Partial<EventReward>): EventReward => ({
  from,
  to,
  gold: 0,
  cash: 0,
  tickets: 0,
  packs: 0,
  carIds: [],
  ...won,
});
const rewards: readonly EventReward[] = [
  reward(1, 1, { gold: 500, packs: 3, carIds: ['Porsche_911_Turbo_2000'] }),
  reward(2, 10, { gold: 200, packs: 2 }),
  reward(11, 30, { cash: 60_000, packs: 1 }),
  reward(31, null, { cash: 15_000, tickets: 1 }),
];
const europe = { name: 'Europe', criteria: '~NEurope~oDE,GB,FR,IT,SE,ES', atLeast: 5 };
const fourDriven = { name: '4WD', criteria: '~N4WD~d4WD', atLeast: 3 };

const coastal = ['drag100_a00', 'slalom_a00', 'kart_a00', 'tRoad_a01', 'hairpin_a50'];
const mountain = ['testBowl_a00', 'gForce_a00', 'laguna_a00', 'fast_a00', 'mtHill_a60'];
const town = ['drag100_a00', 'indoorKart_a00', 'carPark_a00', 'tCircuit_a00', 'forestSlalom_a10'];
const plain = ['testBowl_a00', 'slalomr_a00', 'hairpin_a00', 'fastr_a00', 'slalom_a20'];
const hints = [['dragster', 'performance'], ['twister'], ['twister', 'low'], ['4wd'], ['off-road', 'high']] as const;

export const demoEvents: readonly DemoEvent[] = [
  {
    name: 'Coast to Summit',
    kind: 'gt-series',
    status: 'published',
    hours: [-30, 44],
    rqLimit: 320,
    requirements: [europe, fourDriven],
    tracksets: [coastal, mountain, town, plain],
    hints,
    rewards,
  },
  {
    name: 'Harbour Nights',
    kind: 'tri-series',
    status: 'published',
    hours: [-52, 3],
    rqLimit: 250,
    requirements: [{ name: 'Petrol', criteria: '~NPetrol~fPetrol', atLeast: 5 }],
    tracksets: [town, coastal],
    hints,
    rewards: rewards.slice(1),
  },
  {
    name: 'Small Wheels',
    kind: 'daily',
    status: 'published',
    hours: [-20, 16],
    regionHours: [
      [-20, -2],
      [-11, 7],
      [-2, 16],
    ],
    rqLimit: 180,
    requirements: [{ name: 'Up to 1,200 kg', criteria: '~NLight~W_1200', atLeast: 5 }],
    tracksets: [town],
    hints: [],
    rewards: rewards.slice(3),
  },
  {
    name: 'Veterans before 1990',
    kind: 'standard',
    status: 'published',
    hours: [-70, 100],
    rqLimit: 200,
    requirements: [{ name: 'Before 1990', criteria: '~NVeterans~Y_1989', atLeast: 5 }],
    tracksets: [coastal, plain],
    hints: [],
    rewards: rewards.slice(1),
  },
  {
    name: 'Alpine Collection',
    kind: 'collection-series',
    status: 'published',
    hours: [-480, 600],
    longTerm: true,
    rqLimit: 400,
    requirements: [{ name: 'France or Italy', criteria: '~NFrance or Italy~oFR,IT', atLeast: 3 }],
    tracksets: [mountain],
    hints: [],
    rewards,
  },
  {
    name: 'Snowline Endurance',
    kind: 'endurance',
    status: 'published',
    hours: [50, 146],
    rqLimit: 300,
    requirements: [fourDriven],
    tracksets: [plain, mountain],
    hints,
    rewards,
  },
  {
    name: 'White Nights',
    kind: 'special-live-ops',
    status: 'preview',
    hours: [120, 192],
    rqLimit: 350,
    requirements: [europe],
    tracksets: [mountain, coastal],
    hints,
    rewards,
  },
  {
    name: 'Two Litres',
    kind: 'tri-series-final',
    status: 'published',
    hours: [-260, -190],
    rqLimit: 200,
    requirements: [{ name: 'Front drive', criteria: '~NFront drive~dFWD', atLeast: 3 }],
    tracksets: [coastal, town],
    hints: [],
    rewards: rewards.slice(1),
  },
  {
    name: 'Electric Mile',
    kind: 'live-ops',
    status: 'published',
    hours: [-900, -830],
    rqLimit: null,
    requirements: [{ name: 'Electric', criteria: '~NElectric~fElectric', atLeast: 3 }],
    tracksets: [plain],
    hints: [],
    rewards: rewards.slice(2),
  },
  {
    name: 'Night Ferry',
    kind: 'standard',
    status: 'draft',
    hours: [200, 270],
    rqLimit: 260,
    requirements: [],
    tracksets: [town],
    hints: [],
    rewards: [],
  },
  {
    name: 'Desert Sprint',
    kind: 'other',
    status: 'withdrawn',
    hours: [-100, -60],
    rqLimit: 240,
    requirements: [],
    tracksets: [plain],
    hints: [],
    rewards: [],
  },
];
