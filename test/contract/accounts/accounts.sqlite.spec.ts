import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { accountsContract, openFor } from '../accounts.contract.ts';
import { apiKeysContract } from '../api-keys.contract.ts';
import { eventPlansContract } from '../event-plans.contract.ts';
import { webhooksContract } from '../webhooks.contract.ts';
import { chatAndSettingsContract } from '../chat-and-settings.contract.ts';
import { personsContract } from '../persons.contract.ts';
import { reviewMailsContract } from '../review-mails.contract.ts';
import { sentFilesContract } from '../sent-files.contract.ts';
import { textsContract } from '../texts.contract.ts';
import { deckLinksContract } from '../deck-links.contract.ts';
import { heldNamesContract } from '../held-names.contract.ts';
import { viewCountsContract } from '../view-counts.contract.ts';
import { visitsContract } from '../visits.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-accounts-'));
const file = join(folder, 'accounts.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

describe('accounts in SQLite', () => {
  accountsContract(() => openFor(`sqlite:${file}`));
  describe('persons', () => {
    personsContract(() => openFor(`sqlite:${file}`));
  });
  describe('names', () => {
    heldNamesContract(() => openFor(`sqlite:${file}`));
  });
  describe('chat accounts and settings', () => {
    chatAndSettingsContract(() => openFor(`sqlite:${file}`));
  });
  describe('keys for the API', () => {
    apiKeysContract(() => openFor(`sqlite:${file}`));
  });
  describe('plans of events', () => {
    eventPlansContract(() => openFor(`sqlite:${file}`));
  });
  describe('mails on decisions', () => {
    reviewMailsContract(() => openFor(`sqlite:${file}`));
  });
  describe('webhooks', () => {
    webhooksContract(() => openFor(`sqlite:${file}`));
  });
  describe('texts', () => {
    textsContract(() => openFor(`sqlite:${file}`));
  });
  describe('who sent a file', () => {
    sentFilesContract(() => openFor(`sqlite:${file}`));
  });
  describe('visits', () => {
    visitsContract(() => openFor(`sqlite:${file}`));
  });
  describe('looks', () => {
    viewCountsContract(() => openFor(`sqlite:${file}`));
  });

  describe('short links to decks', () => {
    deckLinksContract(() => openFor(`sqlite:${file}`));
  });

  it('gives links an end that were made before links ended', async () => {
    const { deckLinks, close } = await openFor(`sqlite:${file}`);
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO deckLink (code, query) VALUES ('old', '?share=~CFlea')");
    database.close();
    const clear = (today: string) => deckLinks.clear({ today, until: '2035-01-01', most: 99 });
    await clear('2034-01-01');
    expect(await deckLinks.queryOf('old')).toBe('?share=~CFlea');
    await clear('2035-01-02');
    expect(await deckLinks.queryOf('old')).toBeUndefined();
    await close();
  });

  it('has one authenticator a user, and a passkey once', async () => {
    await (await openFor(`sqlite:${file}`)).close();
    const database = new DatabaseSync(file);
    const unique = (table: string) =>
      database
        .prepare(
          `SELECT info.name FROM pragma_index_list('${table}') AS list, pragma_index_info(list.name) AS info
          WHERE list."unique" AND list.origin = 'c'`,
        )
        .all()
        .map((row) => row['name']);
    expect([unique('twoFactor'), unique('passkey')]).toEqual([['userId'], ['credentialID']]);
    database.close();
  });

  it('holds names from before, says which nobody would be given today, and lets them stay', async () => {
    const database = new DatabaseSync(file);
    const insert = database.prepare(
      'INSERT INTO user (id, name, email, emailVerified, foldedName, createdAt, updatedAt) VALUES (?,?,?,?,?,?,?)',
    );
    const names = ['Greta', 'Grеta', 'Admin', '..'];
    names.forEach((name, n) =>
      insert.run(
        `old${n}`,
        name,
        `old${n}@e.org`,
        0,
        name.toLowerCase(),
        `2020-01-0${n + 1}T00:00:00.000Z`,
        '2020-01-09',
      ),
    );
    database.close();
    const accounts = await openFor(`sqlite:${file}`);
    const odd = [
      { userId: 'old1', name: 'Grеta', why: 'taken' },
      { userId: 'old2', name: 'Admin', why: 'reserved' },
      { userId: 'old3', name: '..', why: 'plain' },
    ];
    expect(await accounts.heldNames.odd(10)).toEqual(odd);
    expect((await accounts.displayNames(['old1'])).get('old1')).toBe('Grеta');
    expect(await accounts.heldNames.holder('greta', new Date().toISOString())).toBe('old0');
    await accounts.heldNames.rename('old1', { from: 'Grеta', to: 'Gretel' }, new Date().toISOString());
    expect(await accounts.heldNames.odd(10)).toEqual(odd.slice(1));
    await accounts.close();
    await (await openFor(`sqlite:${file}`)).close();
  });

  it('frees what a sign-up took that was cut off half-way', async () => {
    const database = new DatabaseSync(file);
    database
      .prepare(
        'INSERT INTO user (id, name, email, emailVerified, foldedName, createdAt, updatedAt) VALUES (?,?,?,?,?,?,?)',
      )
      .run('half', 'Ida', 'ida@example.org', 0, 'ida', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
    database.close();
    const accounts = await openFor(`sqlite:${file}`);
    const body = JSON.stringify({ name: 'Ida', email: 'ida@example.org', password: 'long enough' });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost:3000/api/auth/sign-up/email', { method: 'POST', headers, body });
    expect((await accounts.handle(request)).status).toBe(200);
    await accounts.close();
  });
});
