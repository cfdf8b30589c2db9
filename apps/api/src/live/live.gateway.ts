import { Inject, Optional } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { Adapter } from 'socket.io-adapter';
import type { Accounts } from '#accounts';
import { type ChannelAck, channelList, MAX_CHANNELS, type ViewChanged } from '#contracts';
import type { EventStore } from '#event-store';
import type { ViewChange } from '#read-store';
import { isActingAdmin } from '../http/read-member.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { isForAdmins, mayJoin } from './may-join.ts';

/** Tells each socket what changed in the channels it has joined; a channel is a room of that name. */
@WebSocketGateway()
export class LiveGateway {
  @WebSocketServer() readonly server!: Server;
  readonly #accounts: Accounts | undefined;
  readonly #eventStore: EventStore | undefined;

  constructor(
    @Optional() @Inject(ACCOUNTS) accounts?: Accounts,
    @Optional() @Inject(EVENT_STORE) eventStore?: EventStore,
  ) {
    this.#accounts = accounts;
    this.#eventStore = eventStore;
  }

  @SubscribeMessage('join')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() asked: unknown): Promise<ChannelAck> {
    const channels = channelList.safeParse(asked);
    if (!channels.success) return { ok: false, code: 'shape-invalid' };
    const admins = channels.data.some(isForAdmins) && (await this.#isAdmin(socket));
    if (!channels.data.every((channel) => mayJoin(channel) || (admins && isForAdmins(channel))))
      return { ok: false, code: 'not-allowed' };
    const joined = new Set([...channelsOf(socket), ...channels.data]);
    if (joined.size > MAX_CHANNELS) return { ok: false, code: 'too-many-channels' };
    await socket.join(channels.data);
    return { ok: true, joined: [...joined] };
  }

  @SubscribeMessage('leave')
  async leave(@ConnectedSocket() socket: Socket, @MessageBody() asked: unknown): Promise<ChannelAck> {
    const channels = channelList.safeParse(asked);
    if (!channels.success) return { ok: false, code: 'shape-invalid' };
    for (const channel of channels.data) if (channel !== socket.id) await socket.leave(channel);
    return { ok: true, joined: channelsOf(socket) };
  }

  async #isAdmin(socket: Socket): Promise<boolean> {
    if (!this.#accounts || !this.#eventStore) return false;
    return isActingAdmin(this.#accounts, this.#eventStore, socket.handshake.headers.cookie);
  }

  /** The runner has gathered these; channel '*' is everybody who shows the view. */
  tell(changes: readonly ViewChange[]): void {
    for (const { view, channel, keys, position } of changes) {
      if (!this.#isHeard(channel)) continue;
      const changed: ViewChanged = { view, channel, keys: keys === '*' ? keys : [...keys], position };
      (channel === '*' ? this.server : this.server.to(channel)).emit('view-changed', changed);
    }
  }

  /** A busy minute changes hundreds of cars that nobody looks at. Only sockets of this process are known to be all. */
  #isHeard(channel: string): boolean {
    const { adapter } = this.server.sockets;
    return channel === '*' || adapter.constructor !== Adapter || adapter.rooms.has(channel);
  }
}

/** Every socket is also in a room of its own id. */
const channelsOf = (socket: Socket): string[] => [...socket.rooms].filter((room) => room !== socket.id);
