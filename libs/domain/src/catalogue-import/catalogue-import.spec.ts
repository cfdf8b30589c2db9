import { by, given } from '#test/decision-kit';
import { AdvanceImport, advanceImport } from './advance-import.ts';
import { AnnounceImport, announceImport } from './announce-import.ts';
import type { CatalogueImportEvent, ImportAnnounced } from './catalogue-import.events.ts';
import { type CatalogueImport, catalogueImport } from './catalogue-import.state.ts';
import { FinishImport, finishImport } from './finish-import.ts';
import { importList } from './import-list.state.ts';
import { PlanImport, planImport } from './plan-import.ts';

const importId = '2026-1';
const counts = { added: 3, changed: 1, unchanged: 6 };
const planned: CatalogueImportEvent = { type: 'ImportPlanned', data: { importId, fileHash: 'aa', fileBytes: 1000 } };
const advanced: CatalogueImportEvent = { type: 'ImportAdvanced', data: { importId, lines: 10, ...counts } };
const report = { importId, lines: 12, refused: 2, retired: 4, ...counts };
const finished: CatalogueImportEvent = { type: 'ImportFinished', data: report };
const announced = (id: string, fileHash: string): ImportAnnounced => ({
  type: 'ImportAnnounced',
  data: { importId: id, fileHash },
});

const plan = (actor = 'system:ops') => {
  const command = new PlanImport(planned.data, by(actor));
  return (state: CatalogueImport) => planImport(command, state);
};
const advance = (lines: number, actor = 'system:ops') => {
  const command = new AdvanceImport({ importId, lines, ...counts }, by(actor));
  return (state: CatalogueImport) => advanceImport(command, state);
};
const finish = (actor = 'system:ops') => {
  const command = new FinishImport(report, by(actor));
  return (state: CatalogueImport) => finishImport(command, state);
};
const announce = (fileHash: string, actor = 'system:ops') => {
  const command = new AnnounceImport({ year: '2026', fileHash }, by(actor));
  return (state: typeof importList.initial) => announceImport(command, state);
};

describe('a catalogue import', () => {
  it('gets the next number of its year', () => {
    given(importList)
      .when(announce('aa'))
      .then([announced('2026-1', 'aa')]);
    given(importList, [announced('2026-1', 'aa')])
      .when(announce('bb'))
      .then([announced('2026-2', 'bb')]);
  });

  it('is planned once', () => {
    given(catalogueImport).when(plan()).then([planned]);
    given(catalogueImport, [planned]).when(plan()).then([]);
  });

  it('only ever advances, and only while it runs', () => {
    given(catalogueImport, [planned]).when(advance(10)).then([advanced]);
    given(catalogueImport, [planned, advanced]).when(advance(10)).then([]);
    given(catalogueImport, [planned, finished]).when(advance(20)).then([]);
  });

  it('is finished once', () => {
    given(catalogueImport, [planned, advanced]).when(finish()).then([finished]);
    given(catalogueImport, [planned, finished]).when(finish()).then([]);
  });

  it('is for operators, not for members', () => {
    given(catalogueImport).when(plan('ann')).thenBroken('not-allowed');
    given(catalogueImport, [planned]).when(advance(10, 'ann')).thenBroken('not-allowed');
    given(catalogueImport, [planned]).when(finish('ann')).thenBroken('not-allowed');
    given(importList).when(announce('aa', 'ann')).thenBroken('not-allowed');
  });
});
