import { MongoClient } from 'mongodb';
import type { Event } from '#kernel';
import { mongoAssets } from './assets.mongo.ts';
import { parkedIn } from './collections.mongo.ts';
import { onServer } from './driver-errors.mongo.ts';
import { mongoLeases } from './leases.mongo.ts';
import { mongoNotes } from './notes.mongo.ts';
import { anyProjection, type Projection } from './projection.ts';
import type { ReadStore } from './read-store.ts';
import type { View } from './view.ts';
import { MongoView } from './view.mongo.ts';
import { checkpointOf, ViewRegistry } from './view-registry.mongo.ts';
import { MongoViewWriter } from './view-writer.mongo.ts';

/** How long a request waits for an absent server before it is `ReadStoreUnavailable`. */
const ABSENT_MS = 1_500;

/**
 * Views in the MongoDB database of the URL (wire version 9, MongoDB 4.4, or newer). Needs neither transactions nor
 * change streams. Opens without the server; it is looked for again with every use.
 */
export const openMongoReadStore = async ({ url }: { readonly url: string }): Promise<ReadStore> => {
  const client = new MongoClient(url, {
    appName: 'track-day-records',
    ignoreUndefined: true,
    serverSelectionTimeoutMS: ABSENT_MS,
    connectTimeoutMS: ABSENT_MS,
  });
  const db = client.db();
  const registry = new ViewRegistry(db);
  return {
    leases: mongoLeases(db),
    assets: mongoAssets(db),
    notes: mongoNotes(db),
    view: <Ev extends Event, Document extends object>(projection: Projection<Ev, Document>) =>
      new MongoView(db, registry, anyProjection(projection)) as unknown as View<Document>,
    writer: (projection) => new MongoViewWriter(db, registry, projection),
    advance: (claims) => onServer(() => registry.advance(claims)),
    status: () =>
      onServer(async () => {
        const views = (await registry.all()).map(async ({ name, version, live, aside, claim }) => {
          const parked = live ? await parkedIn(db, live.collection).distinct('key') : [];
          const other = aside && { position: aside.position ?? 0, kind: aside.kind };
          return {
            name,
            version,
            checkpoint: checkpointOf(live, claim),
            parkedDocuments: parked.length,
            aside: other,
          };
        });
        return Promise.all(views);
      }),
    drop: (view) =>
      onServer(async () => {
        await registry.forget(view);
        await registry.removeDead(view);
      }),
    close: () => client.close(),
  };
};
