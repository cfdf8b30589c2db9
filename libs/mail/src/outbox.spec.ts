import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearOutbox, forgetInOutbox, putIntoOutbox, readOutbox, quarantineUnreadable } from './outbox.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tdr-outbox-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (to: string, text = 'words', userId?: string) =>
  putIntoOutbox(folder, { by: 'mail', to, subject: 'a mail', text, userId });
const addressees = async () => (await readOutbox(folder, 10)).map(({ to }) => to).sort();
const forgetAnn = () =>
  forgetInOutbox(folder, { userId: 'ann', addresses: ['ann@example.org', '12345678901234567'], names: ['Ann'] });

describe('the outbox', () => {
  it('forgets what went to a person, by mail and by chat, and what names them to another', async () => {
    await put('ann@example.org');
    await put('12345678901234567');
    await put('old@example.org', 'to change its address to ann@example.org.');
    await put('bob@example.org');
    await put('joann@example.org', 'Hello Joann');
    expect(await forgetAnn()).toEqual([]);
    expect(await addressees()).toEqual(['bob@example.org', 'joann@example.org']);
  });

  it('forgets what is about an account, whichever address and name it had then', async () => {
    await put('new@example.org', 'Hello Annie', 'ann');
    await put('newer@example.org', 'Hello Ann, this mail has no account');
    await put('bob@example.org', 'Hello Bob, Ann is a word', 'bob');
    await forgetAnn();
    expect(await addressees()).toEqual(['bob@example.org']);
  });

  it('lets no broken file stand in the way, forgets it too, and sets aside what is nobody’s', async () => {
    await put('bob@example.org');
    writeFileSync(join(folder, '2026-02-01T12-00-00.000Z-empty.json'), '');
    writeFileSync(join(folder, '2026-02-01T12-00-00.000Z-cut.json'), '{"to": "ann@example.org", "te');
    writeFileSync(join(folder, '2026-02-01T12-00-00.000Z-cut.part'), '{"to": "ann@example.org", "te');
    expect(await addressees()).toEqual(['bob@example.org']);
    expect(await forgetAnn()).toEqual([]);
    const aside = [join(folder, '2026-02-01T12-00-00.000Z-empty.json.unreadable')];
    expect(await quarantineUnreadable(folder)).toEqual(aside);
    expect(await quarantineUnreadable(folder)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('has whole files for its owner’s eyes alone', async () => {
    await put('ann@example.org');
    const [name = ''] = readdirSync(folder);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(name).toMatch(/\.json$/);
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
    expect(await forgetAnn()).toEqual([]);
    await clearOutbox(folder, '2026-02-01T12:00:00.000Z');
    expect(await addressees()).toEqual([]);
  });
});
