import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileAssets } from './assets.files.ts';

describe('the bytes of an asset', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const place = join(folder, 'catalogue');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Like another process that stores the same bytes at a later position. */
  const moveTo = (position: number) => {
    const [before = ''] = readdirSync(place);
    copyFileSync(join(place, before), join(place, `${String(position).padStart(16, '0')}-one`));
    rmSync(join(place, before));
  };

  it('are found while another process keeps the same ones at a later position', async () => {
    const assets = fileAssets(folder);
    await assets.put('catalogue', { hash: 'one', position: 1 }, Buffer.from('bytes'));
    const missing = [];
    for (let position = 2; position <= 300; position += 1) {
      const asked = [1, 2, 3].map(() => assets.get('catalogue', 'one'));
      moveTo(position);
      // oxlint-disable-next-line no-await-in-loop
      if ((await Promise.all(asked)).some((bytes) => !bytes)) missing.push(position);
    }
    expect(missing).toEqual([]);
  });
});
