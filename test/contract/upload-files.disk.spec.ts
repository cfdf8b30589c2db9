import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endings } from '#test/endings';
import { uploadFilesContract, pendingFilesContract } from './upload-files.contract.ts';

const atEnd = endings();

const place = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-uploads-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
};

uploadFilesContract('disk', place);
pendingFilesContract('disk', place);
