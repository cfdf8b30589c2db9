import type { IncomingMessage } from 'node:http';
import { tokenBucket, type TokenBucket } from './token-bucket.ts';

/** What one socket and one address may do. Many phones share the address of their carrier. */
export type SocketLimits = {
  /** Sockets of one address that are open at once; as many may be opened anew in a minute. */
  readonly socketsAnAddress: number;
  /** Sockets of all that are open at once on this node. */
  readonly sockets: number;
  /** Messages of one socket in a second, ten times as many at once: a page joins its channels when it opens. */
  readonly messagesPerSecond: number;
};

const BURST_SECONDS = 10;
const MINUTE_SECONDS = 60;
/** More addresses than this are a flood of their own; the one seen first is forgotten. */
const MOST_ADDRESSES = 10_000;

/** A socket below its protocol, as far as it is watched. */
type RawSocket = {
  on(event: 'packet', hear: () => void): unknown;
  once(event: 'close', hear: () => void): unknown;
  close(discard: boolean): unknown;
};

/** Counts sockets by address before they open, and messages by socket before anything looks at them. */
export class SocketFlood {
  readonly #open = new Map<string, number>();
  #all = 0;
  readonly #opened = new Map<string, TokenBucket>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether an address may open one more. */
  admits(address: string): boolean {
    if (!this.#hasRoomFor(address)) return false;
    return !Number.isFinite(this.limits.socketsAnAddress) || this.#openings(address).take();
  }

  /**
   * Watches an open socket: one that floods is closed before its next message is read, one that came by another way than
   * `admits`, or while others were being let in, at once.
   */
  watch(socket: RawSocket, address: string): void {
    const { messagesPerSecond } = this.limits;
    if (!this.#hasRoomFor(address)) return void socket.close(true);
    this.#all += 1;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    socket.once('close', () => this.#gone(address));
    if (!Number.isFinite(messagesPerSecond)) return;
    const messages = tokenBucket(messagesPerSecond * BURST_SECONDS, messagesPerSecond, this.now);
    socket.on('packet', () => void (messages.take() || socket.close(true)));
  }

  #hasRoomFor(address: string): boolean {
    return this.#all < this.limits.sockets && (this.#open.get(address) ?? 0) < this.limits.socketsAnAddress;
  }

  #gone(address: string): void {
    this.#all -= 1;
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }

  #openings(address: string): TokenBucket {
    const { socketsAnAddress: most } = this.limits;
    const known = this.#opened.get(address) ?? tokenBucket(most, most / MINUTE_SECONDS, this.now);
    const oldest = this.#opened.size >= MOST_ADDRESSES ? this.#opened.keys().next().value : undefined;
    if (oldest !== undefined) this.#opened.delete(oldest);
    this.#opened.set(address, known);
    return known;
  }
}

/** Who asks, as far as the listed proxies say so. */
export type AddressOf = (request: IncomingMessage) => string;
