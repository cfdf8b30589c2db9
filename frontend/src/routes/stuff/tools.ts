import { CSV_CHART_PATH } from '../../features/charts/csv/csv-chart-path.ts';
import { CONTRIBUTORS_PATH } from '../../features/contributors/contributors-path.ts';
import { pages } from '../../lib/paths.ts';

/** In the order of the index. */
export const toolGroups = ['compare', 'cars', 'game', 'people'] as const;

/**
 * A tool of this site: its address, and the day on which its data or formula was last checked (ISO 8601). A new one is
 * marked until the user has opened it.
 */
export type Tool = {
  readonly name: ToolName;
  readonly group: (typeof toolGroups)[number];
  readonly path: string;
  readonly checked: string;
  readonly isNew?: boolean;
};

export type ToolName =
  | 'FindCar'
  | 'BestOf'
  | 'Decks'
  | 'Match'
  | 'Gallery'
  | 'NewPhotos'
  | 'Animated'
  | 'Packs'
  | 'Charts'
  | 'Contributors'
  | 'CsvChart'
  | 'CheatSheet'
  | 'Usefulness'
  | 'TestPoints'
  | 'CodeUtil'
  | 'AccelMaker'
  | 'Templates'
  | 'TemplateGuide'
  | 'DownTimes'
  | 'Translate';

export const tools: readonly Tool[] = [
  { name: 'Decks', group: 'compare', path: pages.decks, checked: '2026-11-22' },
  { name: 'BestOf', group: 'cars', path: pages.bestOf, checked: '2026-11-22' },
  { name: 'Templates', group: 'compare', path: pages.templates, checked: '2026-11-23' },
  { name: 'Match', group: 'compare', path: pages.match, checked: '2026-11-22' },
  { name: 'Charts', group: 'compare', path: pages.charts, checked: '2026-11-23', isNew: true },
  { name: 'CsvChart', group: 'compare', path: CSV_CHART_PATH, checked: '2026-11-23', isNew: true },
  { name: 'Packs', group: 'game', path: pages.packs, checked: '2026-11-22', isNew: true },
  { name: 'CheatSheet', group: 'game', path: pages.cheatSheet, checked: '2026-11-22', isNew: true },
  { name: 'FindCar', group: 'cars', path: pages.findCar, checked: '2026-11-22' },
  { name: 'TestPoints', group: 'game', path: pages.testPoints, checked: '2026-11-22' },
  { name: 'CodeUtil', group: 'game', path: pages.codeUtil, checked: '2026-11-22' },
  { name: 'AccelMaker', group: 'game', path: pages.accelMaker, checked: '2026-11-22' },
  { name: 'Gallery', group: 'cars', path: pages.gallery, checked: '2026-11-22' },
  { name: 'NewPhotos', group: 'cars', path: pages.newPhotos, checked: '2026-11-22' },
  { name: 'Animated', group: 'cars', path: pages.animated, checked: '2026-11-23', isNew: true },
  { name: 'TemplateGuide', group: 'compare', path: pages.templateGuide, checked: '2026-11-22' },
  { name: 'Contributors', group: 'people', path: CONTRIBUTORS_PATH, checked: '2026-11-23', isNew: true },
  { name: 'DownTimes', group: 'people', path: pages.downTimes, checked: '2026-11-23' },
  { name: 'Translate', group: 'people', path: pages.translate, checked: '2026-11-23', isNew: true },
  { name: 'Usefulness', group: 'cars', path: pages.usefulness, checked: '2026-11-22' },
];
