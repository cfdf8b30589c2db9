import { Inject, Optional } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { Adapter } from 'socket.io-adapter';
import type { Accounts, EndedSession } from '#accounts';
import { type ChannelAck, channelList, MAX_CHANNELS, type ViewChanged } from '#contracts';
import {
  ADMIN_CHANNELS,
  isForAdmins,
  isForStaff,
  isPrivateRoom,
  mayJoin,
  ACCOUNT_CHANNEL,
  roomOfAdmin,
  roomOfOwner,
  roomOfSession,
  roomOfStaff,
  STAFF_CHANNELS,
  changeMessage,
} from '#domain';
import type { EventStore } from '#event-store';
import type { StaffRole } from '#kernel';
import type { ViewChange } from '#read-store';
import { RememberedMembers } from '../members/remembered-members.ts';
import { callingStaff } from '../members/read-member.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';

export const MEMBER_CHANGED = 'standing-changed';

/** Notifies each socket of changes in the channels it has joined; a channel is a room of that name. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit {
  @WebSocketServer() readonly server!: Server;

  constructor(
    @Optional() @Inject(ACCOUNTS) private readonly accounts?: Accounts,
    @Optional() @Inject(EVENT_STORE) private readonly eventStore?: EventStore,
    @Optional() private readonly members?: RememberedMembers,
  ) {}

  afterInit(server: Server): void {
    server.on(MEMBER_CHANGED, (userId: string) => this.members?.drop(userId));
    this.accounts?.onSessionEnded((ended) => this.sessionEnded(ended));
  }

  @SubscribeMessage('join')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() asked: unknown): Promise<ChannelAck> {
    const channels = channelList.safeParse(asked);
    if (!channels.success) return { ok: false, code: 'shape-invalid' };
    const admin = channels.data.some(isForAdmins) ? await this.#staffOf(socket, 'admin') : undefined;
    const staff = channels.data.some(isForStaff) ? await this.#staffOf(socket, 'moderator') : undefined;
    const owner = channels.data.includes(ACCOUNT_CHANNEL) ? await this.#ownerOf(socket) : undefined;
    const allowed = (channel: string) =>
      mayJoin(channel) ||
      channel === ACCOUNT_CHANNEL ||
      (admin !== undefined && isForAdmins(channel)) ||
      (staff !== undefined && isForStaff(channel));
    if (!channels.data.every(allowed)) return { ok: false, code: 'not-allowed' };
    const joined = new Set([...channelsOf(socket), ...channels.data]);
    if (joined.size > MAX_CHANNELS) return { ok: false, code: 'too-many-channels' };
    await socket.join(owner === undefined ? channels.data : [...channels.data, roomOfOwner(owner)]);
    if (admin !== undefined && !(await this.#staysIn(socket, 'admin', admin)))
      return { ok: false, code: 'not-allowed' };
    if (staff !== undefined && !(await this.#staysIn(socket, 'moderator', staff)))
      return { ok: false, code: 'not-allowed' };
    const userId = owner ?? admin ?? staff;
    if (userId !== undefined && !(await this.#goesWithSession(socket, userId)))
      return { ok: false, code: 'not-allowed' };
    // Read after joining, so that no event falls between the position and the first notification.
    const position = await this.eventStore?.head();
    return { ok: true, joined: [...joined], ...(position !== undefined && { position }) };
  }

  @SubscribeMessage('leave')
  async leave(@ConnectedSocket() socket: Socket, @MessageBody() asked: unknown): Promise<ChannelAck> {
    const channels = channelList.safeParse(asked);
    if (!channels.success) return { ok: false, code: 'shape-invalid' };
    const joined = new Set(channelsOf(socket));
    for (const channel of channels.data) if (joined.has(channel)) await socket.leave(channel);
    return { ok: true, joined: channelsOf(socket) };
  }

  /**
   * On every node: sockets of a former admin leave the channels of admins. They are notified as of a change, so that
   * the page requests again and is refused; they stay in their own room, since nodes may receive the two in any order.
   */
  dismissAdmin(userId: string, position: number): void {
    this.#close(roomOfAdmin(userId), ADMIN_CHANNELS, position);
  }

  /** The same for a user who is no longer moderator or admin. */
  dismissStaff(userId: string, position: number): void {
    this.#close(roomOfStaff(userId), STAFF_CHANNELS, position);
  }

  #close(room: string, channels: readonly string[], position: number): void {
    const theirs = this.server.in(room);
    theirs.socketsLeave([...channels]);
    for (const view of channels)
      theirs.emit('view-changed', { view, channel: view, keys: '*', position } satisfies ViewChanged);
  }

  /** On every node: drops a member's cached tier, role and limits, and notifies them. */
  forgetMember(userId: string, position: number): void {
    this.members?.drop(userId);
    if (!this.#isAlone()) this.server.serverSideEmit(MEMBER_CHANGED, userId);
    const news: ViewChanged = { view: 'session', channel: ACCOUNT_CHANNEL, keys: '*', position };
    this.server.to(roomOfOwner(userId)).emit('view-changed', news);
  }

  /** On every node: sockets of an ended session, or of all of a user's, get no more notifications of the account. */
  sessionEnded({ userId, sessionId }: EndedSession): void {
    const rooms =
      sessionId === undefined
        ? [roomOfOwner(userId), roomOfAdmin(userId), roomOfStaff(userId)]
        : [roomOfSession(sessionId)];
    this.server.in(rooms).socketsLeave(roomsOfAccount(userId));
  }

  /** The session may end between check and join, while the socket is in no room that could be told to leave. */
  async #goesWithSession(socket: Socket, userId: string): Promise<boolean> {
    const before = await this.accounts?.sessionOf(socket.handshake.headers.cookie);
    if (before) await socket.join(roomOfSession(before.sessionId));
    if (before && (await this.accounts?.sessionOf(socket.handshake.headers.cookie))) return true;
    for (const room of roomsOfAccount(userId)) await socket.leave(room);
    return false;
  }

  async #ownerOf(socket: Socket): Promise<string | undefined> {
    return (await this.accounts?.sessionOf(socket.handshake.headers.cookie))?.userId;
  }

  async #staffOf(socket: Socket, role: StaffRole): Promise<string | undefined> {
    if (!this.accounts || !this.eventStore) return undefined;
    return callingStaff(this.accounts, this.eventStore, socket.handshake.headers.cookie, role);
  }

  /** A role may end between check and join, while the socket is in no room that could be told to leave. */
  async #staysIn(socket: Socket, role: StaffRole, userId: string): Promise<boolean> {
    const { room, channels } = roomsOf[role];
    await socket.join(room(userId));
    if ((await this.#staffOf(socket, role)) !== undefined) return true;
    for (const channel of channels) await socket.leave(channel);
    return false;
  }

  /** The changes come batched from the runner; channel '*' is everyone who shows the view. */
  tell(changes: readonly ViewChange[]): void {
    for (const change of changes) {
      if (!this.#isHeard(change.channel)) continue;
      const { room, except, told } = changeMessage(change);
      const heard = room === undefined ? this.server : this.server.to(room);
      heard.except(except).emit('view-changed', told satisfies ViewChanged);
    }
  }

  /**
   * A busy minute changes hundreds of cars that no page shows. The listeners are known only where no other node exists.
   */
  #isHeard(channel: string): boolean {
    return channel === '*' || !this.#isAlone() || this.server.sockets.adapter.rooms.has(channel);
  }

  /** No other node shares its sockets. */
  #isAlone(): boolean {
    return this.server.sockets.adapter.constructor === Adapter;
  }
}

const roomsOf: Readonly<Record<StaffRole, { room: (userId: string) => string; channels: readonly string[] }>> = {
  admin: { room: roomOfAdmin, channels: ADMIN_CHANNELS },
  moderator: { room: roomOfStaff, channels: STAFF_CHANNELS },
};

const roomsOfAccount = (userId: string): string[] => [
  ...ADMIN_CHANNELS,
  ...STAFF_CHANNELS,
  ACCOUNT_CHANNEL,
  roomOfOwner(userId),
  roomOfAdmin(userId),
  roomOfStaff(userId),
];

/** Every socket is also in a room of its own id, and a staff socket in rooms of its user. */
const channelsOf = (socket: Socket): string[] =>
  [...socket.rooms].filter((room) => room !== socket.id && !isPrivateRoom(room));
