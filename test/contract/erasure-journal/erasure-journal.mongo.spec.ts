import { openErasureJournal } from '#accounts';
import { mongoServer } from '#test/mongo-server';
import { ring } from '#test/ring';
import { erasureJournalContract } from '../erasure-journal.contract.ts';

ring('the journal of erasures in MongoDB', await mongoServer(), (server) => {
  erasureJournalContract(() => openErasureJournal(server.url));
  afterAll(() => server.stop());
});
