import type { Doc } from './projection.ts';
import type { StoredDocument } from './view-writer.ts';

/** A document being folded. `dirty`: not yet written in this state. */
export type Folded = {
  readonly key: string;
  position: number;
  doc: Doc | null;
  parked: boolean;
  dirty: boolean;
  /** As it was last written, while it is dirty. */
  before?: Doc | null;
};

/** Caches between one and two times `half` documents, the ones used last. */
export class FoldingCache {
  readonly #half: number;
  #young = new Map<string, Folded>();
  #old = new Map<string, Folded>();

  constructor(half: number) {
    this.#half = half;
  }

  get(key: string): Folded | undefined {
    const young = this.#young.get(key);
    if (young) return young;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#old.delete(key);
    this.#young.set(key, old);
    return old;
  }

  add(folded: Folded): void {
    this.#young.set(folded.key, folded);
  }

  /** Call it between batches: removes what was not used lately, and returns the dirty part of it. */
  evict(): readonly Folded[] {
    if (this.#young.size < this.#half) return [];
    const evicted = [...this.#old.values()].filter(({ dirty }) => dirty);
    this.#old = this.#young;
    this.#young = new Map();
    return evicted;
  }

  dirty(): readonly Folded[] {
    return [...this.#old.values(), ...this.#young.values()].filter(({ dirty }) => dirty);
  }

  forget(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}

/** In key order for writing, so that a B-tree grows at one end. */
export const asStored = (folded: Iterable<Folded>): readonly StoredDocument[] =>
  [...folded].sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ key, position, doc }) => ({ key, position, doc }));
