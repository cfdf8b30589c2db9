import { mySettings } from '#contracts';
import type { SettingsBody } from '#contracts';
import { queryApi } from '../api/query-api.ts';
import { send } from '../api/send.ts';
import { onConnectionBack } from '../live-views/connection.ts';
import { storeOf } from '../store.ts';
import { currentSettings, knownOptions, onSettings, optionsOf, takeSettings } from './settings.ts';

/** Several switches in a row are one write. */
const PAUSE_MS = 1_000;

/** Whether the options are stored in the account; else on this device alone. */
export const savedInAccount = storeOf(false);

class Following {
  readonly #userId: string;
  readonly #ending = new AbortController();
  #known: string | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.#userId = userId;
    const { signal } = this.#ending;
    signal.addEventListener('abort', onSettings(this.#changed));
    const readAgain = () => void this.#attempt(this.#read);
    addEventListener('online', readAgain, { signal });
    signal.addEventListener('abort', onConnectionBack(readAgain));
    void this.#attempt(this.#read);
  }

  end(): void {
    this.#ending.abort();
    clearTimeout(this.#pause);
    savedInAccount.set(false);
  }

  readonly #changed = () => {
    if (currentSettings().changedAt === this.#known) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#attempt(this.#write), PAUSE_MS);
  };

  readonly #read = async () => {
    const { kept } = (await queryApi(mySettings.mine)).value;
    if (this.#ending.signal.aborted) return;
    const { account, changedAt } = currentSettings();
    const newerHere = account === this.#userId && changedAt !== null && changedAt > (kept?.changedAt ?? '');
    if (kept && !newerHere) return this.#take(kept);
    await this.#write();
  };

  readonly #write = async () => {
    const now = currentSettings();
    if (now.changedAt === null) return;
    const body: SettingsBody = { changedAt: now.changedAt, options: optionsOf(now) };
    const { kept } = await send(mySettings.keep, { body });
    // Changes made during this time are written next.
    const still = !this.#ending.signal.aborted && currentSettings().changedAt === now.changedAt;
    if (kept && still) this.#take(kept);
  };

  #take({ changedAt, options }: SettingsBody): void {
    this.#known = changedAt;
    takeSettings({ ...knownOptions(options), changedAt, account: this.#userId });
  }

  async #attempt(step: () => Promise<void>): Promise<void> {
    const done = await step().then(
      () => true,
      () => false,
    );
    if (!this.#ending.signal.aborted) savedInAccount.set(done);
  }
}

/**
 * Syncs the options of this device and of an account; the newest win. Reads at the start and when the network or the
 * server is back, writes a moment after a change, and blocks nothing. Returns a function that ends it.
 */
export function followAccount(userId: string): () => void {
  const following = new Following(userId);
  return () => following.end();
}
