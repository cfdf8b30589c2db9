import featuresGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import streamsGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { DeleteReq, TombstoneReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall } from '@grpc/grpc-js';
import { append, batchAppend, type Store } from './append.ts';
import { Cable } from './cable.ts';
import { KurrentLog } from './log.ts';
import { type ReadCall, readOnce } from './read.ts';
import { subscribe } from './subscription.ts';
import { nameOf } from './wire.ts';

/**
 * When the next append loses its connection; `away`: it is stored, then all connections are lost and the next ones
 * fail; `mute`: it is stored, the connection stays, the call ends without an answer and without an error.
 */
export type Cut = 'before' | 'after' | 'away' | 'mute';

/** Connections that fail after `away`. */
const FAILURES = 4;

/**
 * A double of KurrentDB, not KurrentDB: it keeps everything in memory and speaks enough of the protocol, over real
 * gRPC, for the official client with its native reader. It has the traps of the real one (see docs/decisions/0002).
 */
export class KurrentDouble {
  readonly log: KurrentLog;
  /** Off, a success is answered without its position. */
  withPositions = true;
  readonly #grpc = new Server();
  readonly #subscriptions = new Set<ReadCall>();
  readonly #cable: Cable;
  #port = 0;
  #nextCut: Cut | undefined;

  private constructor(log: KurrentLog) {
    this.log = log;
    const sockets = this.#grpc.createConnectionInjector(ServerCredentials.createInsecure());
    this.#cable = new Cable((socket) => sockets.injectConnection(socket));
  }

  /** Starts on a port of loopback (0: any). `firstPosition` is where its log begins. */
  static async start(
    options: { readonly port?: number; readonly firstPosition?: bigint } = {},
  ): Promise<KurrentDouble> {
    const double = new KurrentDouble(new KurrentLog(options.firstPosition));
    double.#serve();
    double.#port = await double.#cable.plugIn(options.port ?? 0);
    return double;
  }

  get url(): string {
    return `kurrentdb://127.0.0.1:${this.#port}?tls=false`;
  }

  cutNextAppend(when: Cut): void {
    this.#nextCut = when;
  }

  /** Cuts the connections that carry subscriptions; gives how many subscriptions there were. */
  cutSubscriptions(): number {
    const calls = [...this.#subscriptions];
    for (const call of calls) this.#cable.cut(call.getPeer());
    return calls.length;
  }

  /** Out of reach, as if the server had ended; its contents are kept. */
  async goDown(): Promise<void> {
    await this.#cable.unplug();
  }

  /** Back on the same port. */
  async comeBack(): Promise<void> {
    await this.#cable.plugIn(this.#port);
  }

  async stop(): Promise<void> {
    await this.#cable.unplug();
    this.#grpc.forceShutdown();
  }

  #serve(): void {
    this.#grpc.addService(featuresGrpc.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, reply: sendUnaryData<unknown>) => reply(null, supportedMethods()),
    });
    this.#grpc.addService(streamsGrpc.StreamsService, {
      read: (call: ReadCall) => void this.#read(call),
      append: append(this.#store, this),
      batchAppend: batchAppend(this.#store, this),
      delete: (call: ServerUnaryCall<DeleteReq, unknown>, reply: sendUnaryData<unknown>) => {
        this.log.delete(nameOf(call.request.getOptions()?.getStreamIdentifier()), false);
        reply(null, new streamsPb.DeleteResp());
      },
      tombstone: (call: ServerUnaryCall<TombstoneReq, unknown>, reply: sendUnaryData<unknown>) => {
        this.log.delete(nameOf(call.request.getOptions()?.getStreamIdentifier()), true);
        reply(null, new streamsPb.TombstoneResp());
      },
    });
  }

  readonly #store: Store = (peer, stream, expected, events) => {
    const cut = this.#nextCut;
    this.#nextCut = undefined;
    const outcome = cut === 'before' ? undefined : this.log.append(stream, expected, events);
    if (cut === 'before' || cut === 'after') this.#cable.cut(peer);
    if (cut === 'away') this.#cable.cutAll(FAILURES);
    return cut ? undefined : outcome;
  };

  async #read(call: ReadCall): Promise<void> {
    const options = call.request.getOptions();
    if (!options) return void call.end();
    if (!options.hasSubscription()) return readOnce(this.log, call, options);
    this.#subscriptions.add(call);
    try {
      await subscribe(this.log, call, options);
    } finally {
      this.#subscriptions.delete(call);
    }
  }
}

const supportedMethods = () => {
  const methods = new featuresPb.SupportedMethods().setEventStoreServerVersion('24.10.0');
  for (const name of ['read', 'append', 'batchappend', 'delete', 'tombstone']) {
    methods.addMethods(
      new featuresPb.SupportedMethod().setMethodName(name).setServiceName('event_store.client.streams.streams'),
    );
  }
  return methods;
};
