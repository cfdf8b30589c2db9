import { isGarageHead, readGarageFile, type ReadGarage } from '#racing';
import { textOfFile } from '../../lib/files/text-of-file.ts';

/** Reads what somebody chose or pasted. What reads tables comes with the first that is read. */
export async function readGarageText(source: Blob | string): Promise<ReadGarage> {
  const { readTable } = await import('#tables');
  const text = typeof source === 'string' ? source : await textOfFile(source);
  return readGarageFile(text, (one) => readTable(one, isGarageHead));
}
