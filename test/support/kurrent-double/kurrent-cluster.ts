import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import { type ServerErrorResponse, status } from '@grpc/grpc-js';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterNode } from './cluster-node.ts';
import { KurrentLog } from './log.ts';
import { refusal } from './wire.ts';

const { LEADER, FOLLOWER, UNKNOWN } = { LEADER: 8, FOLLOWER: 6, UNKNOWN: 2 } as const;
/** How long an old, thawed leader answers pending calls before it ends itself. */
const LAST_ANSWERS_MS = 200;

/**
 * Three nodes with one log, one of them the leader. A double: an event stored by one node is immediately on the others.
 * Until there is a new leader, all still name the killed or frozen one, as real ones do.
 */
export class KurrentCluster {
  readonly log = new KurrentLog();
  readonly nodes: readonly ClusterNode[];
  #leader: ClusterNode | undefined;
  #named: ClusterNode | undefined;
  #freezes = 0;

  private constructor() {
    const standing = {
      refusalOf: (node: ClusterNode) => this.#refusalOf(node),
      gossipOf: () => this.#gossip(),
    };
    this.nodes = Array.from({ length: 3 }, () => new ClusterNode(this.log, standing));
  }

  static async start(): Promise<KurrentCluster> {
    const cluster = new KurrentCluster();
    for (const node of cluster.nodes) await node.start();
    cluster.#lead(cluster.nodes[0]);
    return cluster;
  }

  get url(): string {
    return this.urlOf(...this.nodes.map(({ port }) => `127.0.0.1:${port}`));
  }

  urlOf(...nodes: readonly string[]): string {
    return `kurrentdb://${nodes.join(',')}?tls=false`;
  }

  get leader(): ClusterNode {
    if (!this.#leader) throw new Error('nobody leads');
    return this.#leader;
  }

  async kill(): Promise<ClusterNode> {
    const killed = this.leader;
    this.#leader = undefined;
    await killed.kill();
    return killed;
  }

  /** Freezes the leader. With `hears`, as every second time, it still stores what arrives until another leads. */
  freeze(hears = this.#freezes++ % 2 === 1): ClusterNode {
    const frozen = this.leader;
    frozen.freeze(hears);
    return frozen;
  }

  /** After this time a responding node becomes the leader, and is named. */
  async elect(afterMs: number): Promise<ClusterNode> {
    await sleep(afterMs);
    const old = this.#leader;
    const next = this.nodes.find((node) => node !== old && node.alive && !node.frozen);
    if (!next) throw new Error('nobody can lead');
    this.#lead(next);
    old?.depose();
    return next;
  }

  /** The leader resigns, and another follows it immediately. */
  async handOver(): Promise<ClusterNode> {
    return this.elect(0);
  }

  /** There is no leader until an election: no node is ready. */
  resign(): void {
    const old = this.#leader;
    this.#leader = undefined;
    this.#named = undefined;
    old?.depose();
  }

  /** An old leader returns: it answers pending calls with errors, ends, and is restarted. */
  async thaw(node: ClusterNode): Promise<void> {
    node.thaw();
    await sleep(LAST_ANSWERS_MS);
    await node.kill();
    await node.restart();
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
  }

  #lead(node: ClusterNode | undefined): void {
    this.#leader = node;
    this.#named = node;
  }

  #refusalOf(node: ClusterNode): ServerErrorResponse | undefined {
    if (node === this.#leader) return undefined;
    if (!this.#named || this.#named === node) return refusal(status.UNAVAILABLE, 'Server Is Not Ready');
    return refusal(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(this.#named.port),
    });
  }

  #gossip(): InstanceType<typeof gossipPb.ClusterInfo> {
    const info = new gossipPb.ClusterInfo();
    for (const node of this.nodes) {
      const state = !this.#named ? UNKNOWN : node === this.#named ? LEADER : FOLLOWER;
      const place = new gossipPb.EndPoint().setAddress('127.0.0.1').setPort(node.port);
      const id = new sharedPb.UUID().setString(crypto.randomUUID());
      const alive = node.alive || node === this.#named;
      const member = new gossipPb.MemberInfo()
        .setInstanceId(id)
        .setState(state as never)
        .setHttpEndPoint(place);
      info.addMembers(member.setTimeStamp(String(Date.now())).setIsAlive(alive));
    }
    return info;
  }
}
