import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Means } from './ring.ts';

/** A disk of its own of so many megabytes, mounted in a new folder, or why it is not possible. */
export const mountSmallDisk = (megabytes: number): Means<string> => {
  if (process.getuid?.() !== 0) return { missing: 'only root may mount a small disk' };
  const folder = mkdtempSync(join(tmpdir(), 'tdr-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return { found: folder };
  } catch (error) {
    rmSync(folder, { recursive: true });
    return { missing: `no small disk can be mounted: ${String(error).split('\n', 1)[0]}` };
  }
};

export const unmount = (disk: string): void => {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
};

/** Fills the remaining room, to the last page; releases it when called. */
export const fillDisk = (disk: string): (() => void) => {
  const ballast = join(disk, 'ballast');
  const page = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(ballast, page, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(ballast);
};
