import type { PackReason, PackStated } from '#domain';
import type { PackAttributes } from '#racing';
import type { Projection } from '#read-store';

/** One statement about a pack; `by` is a user id, `at` ISO 8601. */
export type PackInVersion = {
  readonly gameVersion: string;
  readonly changes: Partial<PackAttributes>;
  readonly source: 'starter' | 'moderator';
  readonly reason: PackReason;
  readonly by: string;
  readonly at: string;
  readonly textId?: string;
};

export type PackDoc = { readonly said: readonly PackInVersion[] };

/** View `packs`: price and content of each pack, with its odds, in each game version. */
export const packsView: Projection<PackStated, PackDoc> = {
  name: 'packs',
  version: 1,
  handles: ['PackStated'],
  indexes: [],
  keysOf: ({ data }) => [data.packId],
  channel: () => 'catalogue',
  evolve: (doc, { data, meta }) => {
    const { packId: _, ...said } = data;
    return { said: [...(doc?.said ?? []), { ...said, by: meta.actor, at: meta.at }] };
  },
};
