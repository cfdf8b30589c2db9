import type { PackReason, PackStated } from '#domain';
import type { PackFacts } from '#racing';
import type { Projection } from '#read-store';

/** One thing that was said of a pack; `by` is a user id, `at` ISO 8601. */
export type SaidOfPack = {
  readonly gameVersion: string;
  readonly changes: Partial<PackFacts>;
  readonly source: 'starter' | 'moderator';
  readonly reason: PackReason;
  readonly by: string;
  readonly at: string;
  readonly textId?: string;
};

/** A pack of the game: all that was said of it, in the order of saying. */
export type PackDoc = { readonly said: readonly SaidOfPack[] };

/** View `packs`: what each pack of the game costs and holds, with its odds, in each version of the game. */
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
