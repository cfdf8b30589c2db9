import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { type Accounts, AccountsUnavailable } from '#accounts';
import type { ActorId } from '#kernel';
import { type ReadStore, tryLease } from '#read-store';
import {
  PictureRefused,
  TooManyPictures,
  type Uploads,
  UploadsUnavailable,
  type WaitEnded,
  type PendingFile,
} from '#uploads';
import { isoNow } from '../http/iso-now.ts';
import { ACCOUNTS, LOGGER, READ_STORE, UPLOADS } from '../ports.ts';

/** Another node's leftovers are found within this time; own ones immediately. */
const LOOK_MS = 5_000;
/** Each lies on the disk until its turn, 25 MB at most. */
const WAITING_MAX = 40;
const WAITING_OF_ONE_MAX = 4;
/** A file that crashed its decoder, or this process, this often is not tried again. */
const TRIES_MAX = 3;

/**
 * Makes loops of the queued files, the oldest first, on the one node that holds the lease. Acknowledged files are in
 * the file storage: the next process continues with them.
 */
@Injectable()
export class PendingConversions implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(
    @Inject(UPLOADS) private readonly uploads: Uploads,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  /** Returns the queue id. Throws `PictureRefused`, `TooManyPictures` or `UploadsUnavailable`. */
  async take(owner: ActorId, bytes: Buffer): Promise<string> {
    this.uploads.checkLoop(bytes);
    await this.#mustHaveRoomFor(owner);
    const id = randomUUID();
    await this.uploads.waiting.put(id, { owner, sentAt: isoNow(), tries: 0 }, bytes);
    this.#look();
    return id;
  }

  async #mustHaveRoomFor(owner: ActorId): Promise<void> {
    const { waiting } = this.uploads;
    const ids = await waiting.waiting();
    const files = await Promise.all(ids.map((id) => waiting.get(id)));
    const theirs = files.filter((file) => file?.owner === owner).length;
    if (ids.length >= WAITING_MAX || theirs >= WAITING_OF_ONE_MAX) throw new TooManyPictures();
  }

  #look(): void {
    this.#running ??= this.#work()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'files that wait could not be made; trying again'))
      .finally(() => (this.#running = undefined));
  }

  async #work(): Promise<void> {
    const { waiting } = this.uploads;
    if ((await waiting.waiting()).length === 0) return;
    const lease = await tryLease(this.readStore.leases, 'waiting-files', this.#holder);
    if (!lease) return;
    try {
      for (let id = await this.#next(); id !== undefined; id = await this.#next()) {
        if (this.#stop.signal.aborted || !(await lease.holds())) return;
        if (!(await this.#make(id))) return;
      }
    } finally {
      await lease.release();
    }
  }

  async #next(): Promise<string | undefined> {
    const [oldest] = await this.uploads.waiting.waiting();
    return oldest;
  }

  /** False: nothing can be made now. */
  async #make(id: string): Promise<boolean> {
    const { waiting } = this.uploads;
    const [file, bytes] = [await waiting.get(id), await waiting.bytes(id)];
    // If the sender's account is gone since then, the file is dropped.
    if (!file || !bytes || !(await this.accounts.membership(file.owner))) await waiting.remove(id);
    else {
      const ended = file.ended ?? (await this.#tried(id, file, Buffer.from(bytes)));
      await waiting.update(id, ended ? { ...file, ended } : file);
      return ended !== undefined;
    }
    return true;
  }

  async #tried(id: string, file: PendingFile, bytes: Buffer): Promise<WaitEnded | undefined> {
    if (file.tries >= TRIES_MAX) return unreadable;
    await this.uploads.waiting.update(id, { ...file, tries: file.tries + 1 });
    return this.#ended(file, bytes);
  }

  /** Undefined: it is not the file's fault, and a retry may succeed. */
  async #ended({ owner }: PendingFile, bytes: Buffer): Promise<WaitEnded | undefined> {
    try {
      const kept = await unlessStopped(this.uploads.keepLoop(bytes, owner), this.#stop.signal);
      if (!kept) return undefined;
      await this.accounts.sentFiles.add({ owner, ...kept, sentAt: isoNow() });
      return { kept };
    } catch (error) {
      if (error instanceof PictureRefused) return { refused: { code: error.code, facts: error.facts } };
      if (notNow.some((kind) => error instanceof kind)) return undefined;
      throw error;
    }
  }
}

const notNow = [TooManyPictures, UploadsUnavailable, AccountsUnavailable];

const unreadable: WaitEnded = { refused: { code: 'picture-unreadable', facts: {} } };

/** Undefined: it was stopped before. Work in progress is then abandoned. */
const unlessStopped = async <Made>(making: Promise<Made>, stop: AbortSignal): Promise<Made | undefined> => {
  const made = new AbortController();
  const stopped = once(stop, 'abort', { signal: made.signal }).then(
    () => undefined,
    () => undefined,
  );
  try {
    return await Promise.race([making, stopped]);
  } finally {
    made.abort();
  }
};
