import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearOutbox, forgetInOutbox, putIntoOutbox, readOutbox } from './outbox.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tdr-outbox-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (to: string, text = 'words') => putIntoOutbox(folder, { by: 'mail', to, subject: 'a mail', text });
const addressees = async () => (await readOutbox(folder, 10)).map(({ to }) => to);

describe('the outbox', () => {
  it('forgets what went to a person, by mail and by chat, and what names them to another', async () => {
    await put('ann@example.org');
    await put('12345678901234567');
    await put('old@example.org', 'to change its address to ann@example.org.');
    await put('bob@example.org');
    await forgetInOutbox(folder, ['ann@example.org', '12345678901234567']);
    expect(await addressees()).toEqual(['bob@example.org']);
  });

  it('forgets what is older than a moment', async () => {
    await put('ann@example.org');
    const [name = ''] = readdirSync(folder);
    renameSync(join(folder, name), join(folder, `2026-02-01T11-59-59.999Z-${name.slice(25)}`));
    await put('bob@example.org');
    await clearOutbox(folder, '2026-02-01T12:00:00.000Z');
    expect(await addressees()).toEqual(['bob@example.org']);
  });

  it('has nothing to forget where nothing was ever put', async () => {
    rmSync(folder, { recursive: true });
    await forgetInOutbox(folder, ['ann@example.org']);
    await clearOutbox(folder, '2026-02-01T12:00:00.000Z');
    expect(await addressees()).toEqual([]);
  });
});
