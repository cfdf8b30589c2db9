import { describeOn } from '#test/skipped-ring';
import { mongoServer } from '#test/mongo-server';
import { accountsContract, openFor } from '../accounts.contract.ts';

const server = await mongoServer();
afterAll(() => ('skip' in server ? undefined : server.stop()));

describeOn(server)('accounts in MongoDB', () => {
  accountsContract(() => openFor('skip' in server ? '' : server.url));
});
