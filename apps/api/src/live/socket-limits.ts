import type { IncomingMessage } from 'node:http';
import { tokenBucket, type TokenBucket } from './token-bucket.ts';

/** Limits of one socket and one address. Many phones share the address of their carrier. */
export type SocketLimits = {
  /** Open sockets of one address; as many may be newly opened in a minute. */
  readonly socketsAnAddress: number;
  /** Open sockets of all addresses on this node. */
  readonly sockets: number;
  /** Messages of one socket per second, with bursts of ten times as many: a page joins its channels when it opens. */
  readonly messagesPerSecond: number;
};

const BURST_SECONDS = 10;
const MINUTE_SECONDS = 60;
/** More addresses than this are a flood of their own; the oldest is forgotten. */
const MAX_ADDRESSES = 10_000;

type RawSocket = {
  on(event: 'packet', hear: () => void): unknown;
  once(event: 'close', hear: () => void): unknown;
  close(discard: boolean): unknown;
};

/** Counts sockets by address before they open, and messages by socket before they are read. */
export class SocketFlood {
  readonly #open = new Map<string, number>();
  #all = 0;
  readonly #opened = new Map<string, TokenBucket>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  admits(address: string): boolean {
    if (!this.#hasRoomFor(address)) return false;
    return !Number.isFinite(this.limits.socketsAnAddress) || this.#openings(address).take();
  }

  /**
   * Watches an open socket: closes one that floods before its next message is read, and immediately one that bypassed
   * `admits` or exceeds the limit because of parallel openings.
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
    const oldest = this.#opened.size >= MAX_ADDRESSES ? this.#opened.keys().next().value : undefined;
    if (oldest !== undefined) this.#opened.delete(oldest);
    this.#opened.set(address, known);
    return known;
  }
}

/** The client's address, as far as the listed proxies give it. */
export type AddressOf = (request: IncomingMessage) => string;
