import { readGarageFile, type ReadGarage } from '#racing';

/** Reads what somebody chose or pasted. What splits CSV comes with the first that is read. */
export async function readGarageText(text: string): Promise<ReadGarage> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  return readGarageFile(text, (csv) =>
    parse(csv, { delimiter: [',', ';', '\t'], relax_column_count: true, relax_quotes: true, bom: true }),
  );
}
