import { isGarageHead, readGarageFile, type ReadGarage } from '#racing';
import { textOfFile } from '../../lib/files/text-of-file.ts';

/** Reads a chosen or pasted text. The table reader loads with the first use. */
export async function readGarageText(source: Blob | string): Promise<ReadGarage> {
  const { readTable } = await import('#tables');
  const text = typeof source === 'string' ? source : await textOfFile(source);
  return readGarageFile(text, (one) => readTable(one, isGarageHead));
}
