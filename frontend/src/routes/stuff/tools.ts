import { pages } from '../../lib/paths.ts';

/** A tool of this site: where it is, and the day on which its data or formula was last checked (ISO 8601). */
export type Tool = { readonly name: ToolName; readonly path: string; readonly checked: string };

export type ToolName =
  | 'FindCar'
  | 'BestOf'
  | 'Decks'
  | 'Match'
  | 'Gallery'
  | 'NewPhotos'
  | 'Usefulness'
  | 'TestPoints'
  | 'CodeUtil'
  | 'AccelMaker'
  | 'Templates'
  | 'TemplateGuide';

/** Every tool, in the order of the index. */
export const tools: readonly Tool[] = [
  { name: 'Decks', path: pages.decks, checked: '2026-11-22' },
  { name: 'BestOf', path: pages.bestOf, checked: '2026-11-22' },
  { name: 'Templates', path: pages.templates, checked: '2026-11-23' },
  { name: 'Match', path: pages.match, checked: '2026-11-22' },
  { name: 'FindCar', path: pages.findCar, checked: '2026-11-22' },
  { name: 'TestPoints', path: pages.testPoints, checked: '2026-11-22' },
  { name: 'CodeUtil', path: pages.codeUtil, checked: '2026-11-22' },
  { name: 'AccelMaker', path: pages.accelMaker, checked: '2026-11-22' },
  { name: 'Gallery', path: pages.gallery, checked: '2026-11-22' },
  { name: 'NewPhotos', path: pages.newPhotos, checked: '2026-11-22' },
  { name: 'TemplateGuide', path: pages.templateGuide, checked: '2026-11-22' },
  { name: 'Usefulness', path: pages.usefulness, checked: '2026-11-22' },
];
