import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFilesContract } from './upload-files.contract.ts';

uploadFilesContract('disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
});
