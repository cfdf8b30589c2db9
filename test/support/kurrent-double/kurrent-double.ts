import { type Metadata, Server, ServerCredentials, type ServerErrorResponse } from '@grpc/grpc-js';
import type { Store } from './append.ts';
import { Cable } from './cable.ts';
import { KurrentLog } from './log.ts';
import type { ReadCall } from './read.ts';
import { addServices } from './services.ts';

/**
 * When the next append loses its connection; `away`: it is stored, then all connections are lost and the next ones
 * fail; `mute`: it is stored, the connection stays, the call ends without a response and without an error.
 */
export type Cut = 'before' | 'after' | 'away' | 'mute';

/** `firstPosition`: start of its log; `refusal`: why a call gets no response; `credentials`: its TLS. */
export type DoubleOptions = {
  readonly port?: number;
  readonly firstPosition?: bigint;
  readonly credentials?: ServerCredentials;
  readonly refusal?: (metadata: Metadata) => ServerErrorResponse | undefined;
};

/** Connections that fail after `away`. */
const FAILURES = 4;

/**
 * A double of KurrentDB, not KurrentDB: it stores everything in memory and implements enough of the protocol, over real
 * gRPC, for the official client with its native reader. It has the traps of the real one (see docs/decisions/0002).
 */
export class KurrentDouble {
  readonly log: KurrentLog;
  /** When off, a successful response lacks its position. */
  withPositions = true;
  readonly #grpc = new Server();
  readonly #subscriptions = new Set<ReadCall>();
  readonly #cable: Cable;
  #port = 0;
  #nextCut: Cut | undefined;

  private constructor({ firstPosition, credentials, refusal = () => undefined }: DoubleOptions) {
    this.log = new KurrentLog(firstPosition);
    const sockets = this.#grpc.createConnectionInjector(credentials ?? ServerCredentials.createInsecure());
    this.#cable = new Cable((socket) => sockets.injectConnection(socket));
    const [store, subscriptions] = [this.#store, this.#subscriptions];
    addServices(this.#grpc, { log: this.log, store, subscriptions, answers: this, refusal });
  }

  /** Starts on a port of loopback (0: any). */
  static async start(options: DoubleOptions = {}): Promise<KurrentDouble> {
    const double = new KurrentDouble(options);
    double.#port = await double.#cable.plugIn(options.port ?? 0);
    return double;
  }

  get url(): string {
    return `kurrentdb://127.0.0.1:${this.#port}?tls=false`;
  }

  cutNextAppend(when: Cut): void {
    this.#nextCut = when;
  }

  /** Cuts the connections that carry subscriptions; returns how many subscriptions there were. */
  cutSubscriptions(): number {
    const calls = [...this.#subscriptions];
    for (const call of calls) this.#cable.cut(call.getPeer());
    return calls.length;
  }

  /** Unreachable, as if the server had ended; its contents remain. */
  async goDown(): Promise<void> {
    await this.#cable.unplug();
  }

  async comeBack(): Promise<void> {
    await this.#cable.plugIn(this.#port);
  }

  async stop(): Promise<void> {
    await this.#cable.unplug();
    this.#grpc.forceShutdown();
  }

  readonly #store: Store = (peer, stream, expected, events) => {
    const cut = this.#nextCut;
    this.#nextCut = undefined;
    const outcome = cut === 'before' ? undefined : this.log.append(stream, expected, events);
    if (cut === 'before' || cut === 'after') this.#cable.cut(peer);
    if (cut === 'away') this.#cable.cutAll(FAILURES);
    return cut ? undefined : outcome;
  };
}
