import type { Membership } from './accounts.ts';
import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { type AccountStore, HALF_SIGN_UP_MS, type RequestedAccount } from './account-store.ts';
import { mongoWebhooks, prepareMongoWebhooks } from './webhooks.mongo.ts';
import { mongoApiKeys, prepareMongoApiKeys } from './api-keys.mongo.ts';
import { mongoChatLinks, prepareMongoChatLinks } from './chat-links.mongo.ts';
import { prepareMongoClosing } from './closing.mongo.ts';
import { mongoDoors } from './doors.mongo.ts';
import { mongoEventPlans, prepareMongoEventPlans } from './event-plans.mongo.ts';
import { dropLinks, mongoPersons } from './erasure.mongo.ts';
import { mongoHeldNames, prepareMongoHeldNames } from './held-names.mongo.ts';
import { mongoSettings, prepareMongoSettings } from './stored-settings.mongo.ts';
import { mongoReviewMails, prepareMongoReviewMails } from './review-mails.mongo.ts';
import { mongoSentFiles, prepareMongoSentFiles } from './sent-files.mongo.ts';
import { mongoSpentCodes } from './spent-codes.mongo.ts';
import { mongoTexts, prepareMongoTexts } from './texts.mongo.ts';
import { mongoDeckLinks, prepareMongoDeckLinks } from './deck-links.mongo.ts';
import { mongoSavedDecks, prepareMongoSavedDecks } from './saved-decks.mongo.ts';
import { mongoSavedFilters, prepareMongoSavedFilters } from './saved-filters.mongo.ts';
import { mongoViewCounts, prepareMongoViewCounts } from './view-counts.mongo.ts';
import { mongoVisits } from './visits.mongo.ts';

type User = { _id: string; name: string; email: string; foldedName: string; createdAt: Date; emailVerified: boolean };

export const isMongoAccountStoreThere = async (url: string): Promise<boolean> => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    return (await client.db().listCollections({ name: 'user' }, { nameOnly: true }).toArray()).length > 0;
  } finally {
    await client.close();
  }
};

/** Accounts in the database of the URL. Uses neither transactions nor joins, which not every server supports. */
export const openMongoAccountStore = async (url: string): Promise<AccountStore> => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
  const db = client.db();
  const users = db.collection<User>('user');
  return {
    database: mongodbAdapter(db),
    prepare: () => prepare(db),
    names: async (userIds) => {
      const found = users.find({ _id: { $in: [...userIds] } }, { projection: { name: 1 } });
      return new Map((await found.toArray()).map((user) => [user._id, user.name]));
    },
    ...membershipIn(users),
    taken: async ({ email, foldedName }) => {
      if (await users.findOne({ email })) return 'email';
      return (await users.findOne({ foldedName })) ? 'name' : undefined;
    },
    dropHalfSignUps: (wanted) => deleteUnfinishedRegistrations(db, wanted),
    dropLinks: (userId) => dropLinks(db, [userId]),
    spendCode: mongoSpentCodes(db),
    ...leftIn(db),
    texts: mongoTexts(db),
    sentFiles: mongoSentFiles(db),
    chatLinks: mongoChatLinks(db),
    ...keptOf(db),
    ...doorsOf(db),
    persons: mongoPersons(db),
    close: () => client.close(),
  };
};

const leftIn = (db: Db) => ({
  visits: mongoVisits(db),
  looks: mongoViewCounts(db),
  deckLinks: mongoDeckLinks(db),
  dropExpired: async (now: Date) => {
    for (const name of ['session', 'verification']) await db.collection(name).deleteMany({ expiresAt: { $lt: now } });
  },
});

const deleteUnfinishedRegistrations = async (db: Db, { email, foldedName }: RequestedAccount): Promise<boolean> => {
  const users = db.collection<User>('user');
  const before = new Date(Date.now() - HALF_SIGN_UP_MS);
  const suspects = users.find({ $or: [{ email }, { foldedName }], createdAt: { $lt: before } });
  const dropped = (await suspects.toArray()).map(async ({ _id }) => {
    if (await db.collection('account').findOne({ userId: _id })) return false;
    await db.collection('heldName').deleteMany({ userId: _id });
    return (await users.deleteOne({ _id })).deletedCount > 0;
  });
  return (await Promise.all(dropped)).includes(true);
};

const doorsOf = (db: Db) => ({ apiKeys: mongoApiKeys(db), webhooks: mongoWebhooks(db), doors: mongoDoors(db) });

const keptOf = (db: Db) => ({
  heldNames: mongoHeldNames(db),
  settings: mongoSettings(db),
  savedFilters: mongoSavedFilters(db, 'savedFilter'),
  savedHands: mongoSavedFilters(db, 'savedHand'),
  savedMatches: mongoSavedFilters(db, 'savedMatch'),
  eventPicks: mongoSavedFilters(db, 'eventPicks'),
  savedDecks: mongoSavedDecks(db),
  eventPlans: mongoEventPlans(db),
  reviewMails: mongoReviewMails(db),
});

const prepare = async (db: Db): Promise<void> => {
  const users = db.collection('user');
  await users.createIndex({ email: 1 }, { unique: true });
  await users.createIndex({ foldedName: 1 }, { unique: true });
  await db.collection('session').createIndex({ token: 1 }, { unique: true });
  await db.collection('session').createIndex({ userId: 1 });
  await db.collection('account').createIndex({ userId: 1 });
  await db.collection('twoFactor').createIndex({ userId: 1 }, { unique: true });
  await db.collection('passkey').createIndex({ credentialID: 1 }, { unique: true });
  await db.collection('passkey').createIndex({ userId: 1 });
  await prepareMongoHeldNames(db);
  await prepareMongoTexts(db);
  await prepareMongoSentFiles(db);
  await prepareMongoChatLinks(db);
  await prepareMongoSettings(db);
  await prepareMongoSavedFilters(db);
  await prepareMongoSavedDecks(db);
  await prepareMongoEventPlans(db);
  await prepareMongoReviewMails(db);
  await prepareMongoApiKeys(db);
  await prepareMongoWebhooks(db);
  await prepareMongoClosing(db);
  await prepareMongoViewCounts(db);
  await prepareMongoDeckLinks(db);
};

const membershipIn = (users: Collection<User>): Pick<AccountStore, 'membership' | 'confirmAddress'> => ({
  membership: (userId) => membershipOf(users, userId),
  confirmAddress: async (userId) => void (await users.updateOne({ _id: userId }, { $set: { emailVerified: true } })),
});

const membershipOf = async (users: Collection<User>, userId: string): Promise<Membership | undefined> => {
  const user = await users.findOne({ _id: userId }, { projection: { emailVerified: 1, createdAt: 1 } });
  return user ? { confirmed: user.emailVerified, since: user.createdAt.toISOString() } : undefined;
};
