import { mongoServer } from '#test/mongo-server';
import { ring } from '#test/ring';
import { accountsContract, openFor } from '../accounts.contract.ts';
import { chatAndSettingsContract } from '../chat-and-settings.contract.ts';
import { personsContract } from '../persons.contract.ts';
import { textsContract } from '../texts.contract.ts';

ring('accounts in MongoDB', await mongoServer(), (server) => {
  accountsContract(() => openFor(server.url));
  describe('persons', () => {
    personsContract(() => openFor(server.url));
  });
  describe('chat accounts and settings', () => {
    chatAndSettingsContract(() => openFor(server.url));
  });
  describe('texts', () => {
    textsContract(() => openFor(server.url));
  });
  afterAll(() => server.stop());
});
