import { fold, type Job, type JobStep, jobStep, type Meta } from '#kernel';
import { currentGameVersion } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { AnnounceImport, announceImport } from '../announce-import.ts';
import type { CatalogueImportEvent, ImportAnnounced, SheetRow } from '../catalogue-import.events.ts';
import { catalogueImport, type CatalogueImport, importStream } from '../catalogue-import.state.ts';
import { FinishImport, finishImport } from '../finish-import.ts';
import { importList, type ImportList, importListStream } from '../import-list.state.ts';
import { importRows } from '../import-rows.state.ts';
import { MarkRowsUnresolved, markRowsUnresolved } from '../mark-rows-unresolved.ts';
import { PlanRqSheet, planRqSheet } from '../plan-rq-sheet.ts';

/** Increase with every change of the rows below. */
const DEMO_VERSION = 1;
const [year, importId] = ['2026', '2026-1'];
const plan = { importId, fileHash: 'demo', fileBytes: 611, gameVersion: currentGameVersion };

const row = (at: number, brand: string, name: string, of: number | null, rq: number, ...candidates: string[]) =>
  ({ row: at, brand, name, year: of, rq, candidates }) satisfies SheetRow & { candidates: string[] };
const rows = [
  row(4, 'Volkswagen', 'Golf GTI', null, 40, 'Volkswagen_Golf_GTI_1976', 'Volkswagen_Golf_GTI_2004'),
  row(9, 'Peugeot', '205 GTI', 1985, 46, 'Peugeot_205_GTI_1.9_1986', 'Peugeot_205_GTI_1.6_1984'),
  row(12, 'Mazda', 'RX7', 1991, 64, 'Mazda_RX-7_1991', 'Mazda_RX-7_Turbo_II_1987'),
  row(15, 'Porsche', '911 Turbo', null, 75, 'Porsche_911_Turbo_2000', 'Porsche_911_Turbo_1975'),
  row(21, 'Lancia', 'Beta Coupé', 1976, 33),
];
const refusals = [
  { line: 7, reason: 'rq "many" is not a number' },
  { line: 18, reason: '3 columns, where the header has 4' },
];
const counts = { lines: 24, refused: refusals.length, retired: 0, added: 0, changed: 0, unchanged: 16 };

/** The job that shows moderators an import of a small sheet, whose rows wait; nothing where there is an import already. */
export const demoImportSeed: Job = seedJob('demo-import', DEMO_VERSION, () => [announcing, importing]);

const announcing: JobStep = jobStep<ImportList, ImportAnnounced>({
  key: 'announce',
  stream: importListStream(year),
  command: 'AnnounceImport',
  data: plan,
  actor: seedActor('demo-import'),
  decider: importList,
  decide: (state, { meta }) =>
    state.count > 0 ? [] : announceImport(new AnnounceImport({ year, fileHash: plan.fileHash }, meta), state),
});

const importing: JobStep = jobStep<CatalogueImport, CatalogueImportEvent>({
  key: 'import',
  stream: importStream(importId),
  command: 'PlanRqSheet',
  data: { plan, rows, refusals },
  actor: seedActor('demo-import'),
  decider: catalogueImport,
  decide: (state, { meta }) => (state.status === 'unknown' ? imported(state, meta) : []),
});

const imported = (state: CatalogueImport, meta: Meta): readonly CatalogueImportEvent[] => {
  const planned = planRqSheet(new PlanRqSheet(plan, meta), state);
  const open = markRowsUnresolved(new MarkRowsUnresolved({ importId, rows }, meta), fold(importRows, planned));
  const end = new FinishImport({ importId, ...counts, refusals }, meta);
  return [...planned, ...open, ...finishImport(end, fold(catalogueImport, planned))];
};
