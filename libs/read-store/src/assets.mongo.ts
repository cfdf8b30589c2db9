import { Binary, type Collection, type Db } from 'mongodb';
import { type Assets, MAX_CACHED_ASSETS } from './assets.ts';
import { onServer, unlessTaken } from './driver-errors.mongo.ts';

/** One insert each, never changed: the same bytes at a later position are another row. */
type AssetRow = { _id: string; name: string; hash: string; position: number; bytes: Binary };

/** Assets in a collection, next to the views. */
export const mongoAssets = (db: Db): Assets => {
  const rows: Collection<AssetRow> = db.collection('assets');
  const versions = (name: string) =>
    rows.find({ name }, { projection: { bytes: 0 }, sort: { position: -1, _id: -1 } }).toArray();
  return {
    put: (name, { hash, position }, bytes) =>
      onServer(async () => {
        const row = { _id: `${name}/${position}/${hash}`, name, hash, position, bytes: new Binary(bytes) };
        await unlessTaken(() => rows.insertOne(row));
        const old = surplus(await versions(name));
        if (old.length > 0) await rows.deleteMany({ _id: { $in: old } });
      }),
    newest: (name) =>
      onServer(async () => {
        const [newest] = await versions(name);
        return newest && { hash: newest.hash, position: newest.position };
      }),
    get: (name, hash) => onServer(async () => (await rows.findOne({ name, hash }))?.bytes.buffer),
  };
};

/** All but the newest of each hash, and of those all but the last. */
const surplus = (newestFirst: readonly Pick<AssetRow, '_id' | 'hash'>[]): string[] => {
  const hashes = new Set<string>();
  return newestFirst.flatMap(({ _id, hash }) => {
    if (hashes.has(hash) || hashes.size === MAX_CACHED_ASSETS) return [_id];
    hashes.add(hash);
    return [];
  });
};
