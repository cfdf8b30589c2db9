import gossipGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import { type Metadata, type sendUnaryData, Server, ServerCredentials, type ServerErrorResponse } from '@grpc/grpc-js';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Cable } from './cable.ts';
import type { KurrentLog } from './log.ts';
import type { ReadCall } from './read.ts';
import { addServices } from './services.ts';

/** A node's questions to its cluster: why it refuses calls for the leader, and what it reports of the others. */
export type Standing = {
  refusalOf(node: ClusterNode): ServerErrorResponse | undefined;
  gossipOf(node: ClusterNode): unknown;
};

type Line = { readonly outside: Socket; readonly inside: Socket };

/** A node of the double's cluster: a server behind a wire that can be frozen, as a paused machine is. */
export class ClusterNode {
  readonly #grpc = new Server();
  readonly #subscriptions = new Set<ReadCall>();
  readonly #standing: Standing;
  readonly #cable: Cable;
  readonly #lines = new Set<Line>();
  readonly #server;
  #frozen: { readonly hears: boolean } | undefined;
  port = 0;
  alive = true;

  constructor(log: KurrentLog, standing: Standing) {
    this.#standing = standing;
    const sockets = this.#grpc.createConnectionInjector(ServerCredentials.createInsecure());
    this.#server = createServer({ noDelay: true }, (socket) => sockets.injectConnection(socket));
    this.#cable = new Cable((socket) => this.#connect(socket));
    const leads = (metadata: Metadata) =>
      metadata.get('requires-leader')[0] === 'true' ? standing.refusalOf(this) : undefined;
    addServices(this.#grpc, {
      log,
      subscriptions: this.#subscriptions,
      answers: { withPositions: true },
      refusal: leads,
      store: (_, stream, expected, events) => log.append(stream, expected, events),
    });
    this.#grpc.addService(gossipGrpc.GossipService, {
      read: (_: unknown, reply: sendUnaryData<unknown>) => reply(null, standing.gossipOf(this)),
    });
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    await this.#plugIn();
  }

  get frozen(): boolean {
    return this.#frozen !== undefined;
  }

  /** Its port closes, every connection breaks. */
  async kill(): Promise<void> {
    this.alive = false;
    await this.#cable.unplug();
    this.#endSubscriptions();
  }

  async restart(): Promise<void> {
    this.alive = true;
    this.#frozen = undefined;
    await this.#plugIn();
  }

  /**
   * Connections stay open and are accepted, but get no response; `hears`: a frozen leader still stores what arrives.
   */
  freeze(hears: boolean): void {
    this.#frozen = { hears };
    for (const line of this.#lines) this.#join(line);
  }

  /** Pending calls are answered now. */
  thaw(): void {
    this.#frozen = undefined;
    for (const line of this.#lines) this.#join(line);
  }

  depose(): void {
    this.#endSubscriptions();
  }

  async stop(): Promise<void> {
    this.alive = false;
    await this.#cable.unplug();
    this.#grpc.forceShutdown();
    this.#server.close();
  }

  async #plugIn(): Promise<void> {
    this.port = await this.#cable.plugIn(this.port);
  }

  #endSubscriptions(): void {
    for (const call of this.#subscriptions) call.emit('error', this.#standing.refusalOf(this));
  }

  #connect(outside: Socket): void {
    const inside = connect((this.#server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
    const line = { outside, inside };
    this.#lines.add(line);
    const end = () => {
      this.#lines.delete(line);
      outside.destroy();
      inside.destroy();
    };
    for (const socket of [outside, inside]) socket.on('error', end).on('close', end);
    this.#join(line);
  }

  #join({ outside, inside }: Line): void {
    if (this.#frozen) inside.unpipe(outside).pause();
    else inside.pipe(outside);
    if (this.#frozen && !this.#frozen.hears) outside.unpipe(inside).pause();
    else outside.pipe(inside);
  }
}
