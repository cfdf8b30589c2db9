import { MongoClient } from 'mongodb';
import { mongoServer } from '#test/mongo-server';
import { ring } from '#test/ring';
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

ring('accounts in MongoDB', await mongoServer(), (server) => {
  accountsContract(() => openFor(server.url));
  describe('persons', () => {
    personsContract(() => openFor(server.url));
  });
  describe('names', () => {
    heldNamesContract(() => openFor(server.url));
  });
  describe('chat accounts and settings', () => {
    chatAndSettingsContract(() => openFor(server.url));
  });
  describe('keys for the API', () => {
    apiKeysContract(() => openFor(server.url));
  });
  describe('plans of events', () => {
    eventPlansContract(() => openFor(server.url));
  });
  describe('mails on decisions', () => {
    reviewMailsContract(() => openFor(server.url));
  });
  describe('webhooks', () => {
    webhooksContract(() => openFor(server.url));
  });
  describe('texts', () => {
    textsContract(() => openFor(server.url));
  });
  describe('who sent a file', () => {
    sentFilesContract(() => openFor(server.url));
  });
  describe('visits', () => {
    visitsContract(() => openFor(server.url));
  });
  describe('looks', () => {
    viewCountsContract(() => openFor(server.url));
  });

  describe('short links to decks', () => {
    deckLinksContract(() => openFor(server.url));
  });
  it('has one authenticator a user, and a passkey once', async () => {
    await (await openFor(server.url)).close();
    const client = await MongoClient.connect(server.url);
    const unique = async (collection: string) => {
      const indexes = await client.db().collection(collection).indexes();
      return indexes.filter((index) => index.unique).map(({ key }) => Object.keys(key));
    };
    expect([await unique('twoFactor'), await unique('passkey')]).toEqual([[['userId']], [['credentialID']]]);
    await client.close();
  });
  afterAll(() => server.stop());
});
