import { ErasureJournalUnwritable } from '#accounts';
import { FolderInUse } from '#event-store';
import { ConfigInvalid } from '../config.ts';

/** Why the API cannot start, as text for the operator: the remedy where known, else the full error. */
export const explained = (error: unknown): string => {
  if (error instanceof ConfigInvalid) return `Track Day Records cannot start:\n${error.message}`;
  if (error instanceof FolderInUse) {
    return `Another Track Day Records server uses ${error.folder}. Stop it, or set DATA_DIR to another folder.`;
  }
  if (error instanceof ErasureJournalUnwritable) {
    return `Track Day Records cannot start: ${error.message}. Set ERASURE_JOURNAL to a path outside DATA_DIR.`;
  }
  const { code, port, name, message, stack } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another port.`;
  if (/^(Checkpoint|EventStore|ReadStore|Accounts|PartMissing)/.test(name))
    return `Track Day Records cannot start: ${message}`;
  return stack ?? String(error);
};
