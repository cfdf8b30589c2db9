import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../frontend/src/', import.meta.url).pathname;
const files = globSync('**/*.tsx', { cwd: root })
  .filter((file) => !/\.spec\.|^test\//.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/** The two forms of the kit: their content asks before it is left, or the file that renders it does. */
const KIT = ['ui/form/form-frame.tsx', 'ui/dialog/confirm-form.tsx'];
const asks = (text: string): boolean => /\buseUnsaved\(|\buseDialogLock\(/.test(text);

/** Forms without input that could be lost, or whose hook asks. */
const NOTHING_TO_LOSE: Readonly<Record<string, string>> = {
  'ui/dialog/confirm-dialog.tsx': 'a question without fields',
  'routes/lap-time-submissions/bulk-rulings.tsx': 'a reason is chosen, not typed',
  'features/operations/action-dialog.tsx': 'a reason is chosen, not typed',
  'features/tuned-stats/card-form.tsx': 'use-card-form.ts asks',
};

/** Files with a form of their own, or the kit's for questions, that never ask before they are left. */
const unasked = (all: typeof files): string[] =>
  all
    .filter(({ file, text }) => /<(form|ConfirmForm)\b/.test(text) && !asks(text) && !KIT.includes(file))
    .map(({ file }) => file)
    .filter((file) => !(file in NOTHING_TO_LOSE));

/** Multi-line fields that are not user text to send, or that save themselves. */
const NO_DRAFT: Readonly<Record<string, string>> = {
  'features/share-embed/embed-section.tsx': 'to be copied from',
  'routes/clubs/import-clubs.tsx': 'a table that is pasted',
  'routes/csv-chart/file-start.tsx': 'a table that is pasted',
  'routes/events/import-events.tsx': 'a table that is pasted',
  'routes/garage/import-section.tsx': 'a list that is pasted',
  'routes/events/my-result.tsx': 'kept as it is typed',
  'routes/events/event-fields.tsx': 'event-form.tsx keeps it',
  'routes/community/long-text-field.tsx': 'a field for the forms beside it',
};

/** Files with a multi-line text field whose form has no draft on the device. */
const undrafted = (all: typeof files): string[] =>
  all
    .filter(({ text }) => /<(TextField|LongTextField)\b/.test(text) && !/\bdraft: /.test(text))
    .map(({ file }) => file)
    .filter((file) => !(file in NO_DRAFT));

describe('what is typed into a form', () => {
  it('is asked about before it is lost, in every form', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.find(({ file }) => file === KIT[0])?.text).toContain('useUnsaved(unsent)');
    expect(unasked(files)).toEqual([]);
  });

  it('has a draft on the device where it is long', () => {
    expect(undrafted(files)).toEqual([]);
  });

  it('would be found out', () => {
    const planted = [{ file: 'routes/planted.tsx', text: '<form onSubmit={save}><TextField label="" /></form>' }];
    expect(unasked(planted)).toEqual(['routes/planted.tsx']);
    expect(undrafted(planted)).toEqual(['routes/planted.tsx']);
  });

  it.each([...Object.keys(NOTHING_TO_LOSE), ...Object.keys(NO_DRAFT)])('has a reason where it is not: %s', (file) => {
    expect(files.map((one) => one.file)).toContain(file);
  });
});
