import { Command } from '#kernel';
import type { ImportAnnounced } from './catalogue-import.events.ts';
import { importListPermissions } from './catalogue-import.permissions.ts';
import type { ImportList } from './import-list.state.ts';

/** Give an import of a file its id: the year and its number in it, "2026-3". */
export class AnnounceImport extends Command<{ readonly year: string; readonly fileHash: string }> {}

export const announceImport = ({ data, meta }: AnnounceImport, state: ImportList): readonly ImportAnnounced[] => {
  importListPermissions.check('announce-import', state, meta);
  const { year, fileHash } = data;
  return [{ type: 'ImportAnnounced', data: { importId: `${year}-${state.count + 1}`, fileHash } }];
};
