import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock.sqlite.ts';

const holder = `
  const { lockFolder } = await import(process.argv[1]);
  lockFolder(process.argv[2]);
  globalThis.gc?.();
  console.log('locked');
  setInterval(() => {}, 1000);`;

describe('the lock of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tdr-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is refused while it is held, and given again once released', () => {
    const first = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(folder);
    first.release();
    first.release();
    lockFolder(folder).release();
  });

  it('makes a folder that is missing', () => {
    const missing = join(folder, 'a', 'b');
    lockFolder(missing).release();
    expect(existsSync(missing)).toBe(true);
  });

  it('is refused while another process holds it, and is free as soon as that one is killed', async () => {
    const module = new URL('./folder-lock.sqlite.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holder, module, folder]);
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(folder).release();
  });
});
