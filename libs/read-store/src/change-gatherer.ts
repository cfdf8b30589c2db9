import type { ViewChange } from './view-change.ts';

/** More changed documents of a channel than this are sent as '*': listeners request all they show again. */
const MAX_KEYS = 200;

type Told = { readonly view: string; readonly channel: string; readonly except?: readonly string[] };
type Channel = Told & { keys: Set<string> | '*'; position: number };

/** Gathers changes for a while after the first, so that a burst of writes is one message per channel. */
export class ChangeGatherer {
  readonly #gatherMs: number;
  readonly #onChanges: (changes: readonly ViewChange[]) => void;
  readonly #channels = new Map<string, Channel>();
  #timer: NodeJS.Timeout | undefined;

  constructor(gatherMs: number, onChanges: (changes: readonly ViewChange[]) => void) {
    this.#gatherMs = gatherMs;
    this.#onChanges = onChanges;
  }

  changed(told: Told, key: string, position: number): void {
    const known = this.#channel(told, position);
    if (known.keys === '*') return;
    known.keys.add(key);
    if (known.keys.size > MAX_KEYS) known.keys = '*';
  }

  /** Anything in the channel may have changed; channel '*' is every channel of the view. */
  allChanged(view: string, channel: string, position: number): void {
    this.#channel({ view, channel }, position).keys = '*';
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changes = [...this.#channels.values()].map(({ keys, ...told }) => ({
      ...told,
      keys: keys === '*' ? keys : [...keys],
    }));
    this.#channels.clear();
    if (changes.length > 0) this.#onChanges(changes);
  }

  #channel(told: Told, position: number): Channel {
    const id = [told.view, told.channel, ...(told.except ?? [])].join(' ');
    const known = this.#channels.get(id) ?? { ...told, keys: new Set(), position };
    known.position = Math.max(known.position, position);
    this.#channels.set(id, known);
    this.#timer ??= setTimeout(() => this.flush(), this.#gatherMs);
    return known;
  }
}
