import type { TimelineKind } from '../../timeline-item/timeline-item.events.ts';

/** A demo item: its start, in days from the day of the first start, and its length in days. */
export type DemoTimelineItem = {
  readonly kind: TimelineKind;
  readonly name: string;
  readonly day: number;
  readonly days?: number;
  readonly carIds?: readonly string[];
  readonly spoiler?: boolean;
  readonly draft?: true;
  /** With a description, stored under this id. */
  readonly textId?: string;
  readonly description?: string;
};

const skyline = 'Nissan_Skyline_GT-R_V-Spec_II_1999';
const escort = 'Ford_Escort_RS_Cosworth_1992';
const mx5 = 'Mazda_MX-5_2015';
const m3 = 'BMW_M3_CSL_2003';
const alpine = 'Alpine_A110_1600_S_1970';

export const demoTimelineItems: readonly DemoTimelineItem[] = [
  {
    kind: 'tri-series',
    name: 'Harbour Lights',
    day: -1,
    days: 4,
    carIds: [skyline],
    textId: 'demo-timeline-harbour',
    description: 'Qualifying, preliminaries, finals. Cars up to 2005, RQ 320 for five.',
  },
  {
    kind: 'collection-series',
    name: 'Light on its Feet',
    day: -20,
    days: 60,
    carIds: [mx5, alpine, 'Lotus_Exige_S_2006', 'Donkervoort_D8_GTO_2013', 'Caterham_Seven_620R_2013', m3],
  },
  { kind: 'extraordinary-challenge', name: 'Alpine Thaw', day: -6, days: 12, carIds: [alpine, escort] },
  { kind: 'offers', name: 'Weekend of estates', day: -3, days: 2 },
  {
    kind: 'game-news',
    name: 'Service times shortened',
    day: -12,
    textId: 'demo-timeline-service',
    description: 'Oil and tyres take a third less time.',
  },
  { kind: 'tri-series', name: 'Old Tarmac', day: -45, days: 4, carIds: [escort] },
  { kind: 'veteran-challenge', name: 'Veterans: cars before 1975', day: -70, days: 10, carIds: [alpine] },
  { kind: 'gt-series', name: 'Night Shift', day: -100, days: 14, carIds: ['Ford_GT_2005'] },
  { kind: 'community-news', name: 'A thousand times measured', day: -130 },
  { kind: 'collection-series', name: 'Grand Estates', day: -170, days: 60, carIds: [m3, 'Skoda_Superb_280_2015'] },
  { kind: 'tri-series', name: 'Two Litres', day: -230, days: 4, carIds: ['Opel_Corsa_OPC_2015'] },
  { kind: 'game-update', name: 'A new garage', day: -420 },
  { kind: 'tri-series', name: 'Northern Light', day: 9, days: 4, carIds: ['Subaru_Impreza_22B_STi_1998'] },
  { kind: 'offers', name: 'Winter offers', day: 16, days: 3 },
  { kind: 'gt-series', name: 'Not announced yet', day: 24, days: 14, carIds: ['Nissan_R390_GT1_1998'], spoiler: true },
  { kind: 'extraordinary-event', name: 'Snow and Gravel', day: 30, days: 7, draft: true },
];
