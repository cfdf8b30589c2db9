import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFilesContract, waitingFilesContract } from './upload-files.contract.ts';

const place = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

uploadFilesContract('disk', place);
waitingFilesContract('disk', place);
