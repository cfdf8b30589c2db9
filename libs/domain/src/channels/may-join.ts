import { historyKinds, type HistoryKindName, openHistoryKinds } from '../history/index.ts';

/** Whom a channel is for, as for the query of its view. */
export type Audience = 'anybody' | 'staff' | 'admins';
type Row = {
  readonly channels: RegExp;
  readonly audience: Audience;
  /** Sends only that something changed: the keys name users, or what is hidden or not published yet. */
  readonly silent?: true;
};

/** Every channel that can be joined; no one may join others. Only the user's own account reaches `owner:`. */
const TABLE: readonly Row[] = [
  { channels: /^car:.{1,120}$/, audience: 'anybody' },
  { channels: /^rounds:.{1,120}$/, audience: 'anybody', silent: true },
  { channels: /^(catalogue|car-photos|car-loops|records|site)$/, audience: 'anybody' },
  {
    channels: /^(challenges|planned-events|clubs|timeline|groups|translations|live-translations)$/,
    audience: 'anybody',
    silent: true,
  },
  { channels: new RegExp(`^history:(${openHistoryKinds.join('|')})$`), audience: 'anybody', silent: true },
  { channels: /^queue$/, audience: 'staff', silent: true },
  { channels: /^imports$/, audience: 'staff' },
  { channels: /^history:[a-z-]{1,40}$/, audience: 'staff', silent: true },
  { channels: /^(members|operations)$/, audience: 'admins' },
];

const rowOf = (channel: string): Row | undefined =>
  channel.isWellFormed() ? TABLE.find(({ channels }) => channels.test(channel)) : undefined;

/** Undefined: cannot be joined by name. */
export const audienceOf = (channel: string): Audience | undefined => rowOf(channel)?.audience;

/** Whether anyone may listen, logged in or not. */
export const mayJoin = (channel: string): boolean => audienceOf(channel) === 'anybody';
export const isForAdmins = (channel: string): boolean => audienceOf(channel) === 'admins';
export const isForStaff = (channel: string): boolean => audienceOf(channel) === 'staff';

export const isSilent = (channel: string): boolean => channel.startsWith('owner:') || (rowOf(channel)?.silent ?? false);

/** Changes to accounts and to the installation, for admins only. */
export const ADMIN_CHANNELS = ['members', 'operations'];
export const STAFF_CHANNELS = [
  'queue',
  'imports',
  ...(Object.keys(historyKinds) as HistoryKindName[]).map((kind) => `history:${kind}`).filter(isForStaff),
];

/** Changes to the user's own account; without a login nothing arrives in it. */
export const ACCOUNT_CHANNEL = 'own-account';
/** The room of every socket whose user follows their own account: not a channel, like the ones below. */
export const roomOfOwner = (userId: string): string => `owner:${userId}`;

/** The room of every socket that joined an admin or staff channel: internal to the server. */
export const roomOfAdmin = (userId: string): string => `admin:${userId}`;
export const roomOfStaff = (userId: string): string => `staff:${userId}`;
/** The rooms of these accounts' sockets that receive staff changes. */
export const roomsExcept = (userIds: readonly string[]): string[] =>
  userIds.flatMap((userId) => [roomOfAdmin(userId), roomOfStaff(userId)]);
/** The room of every socket that a session let into such a room: it leaves them when the session ends. */
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;
export const isPrivateRoom = (room: string): boolean => /^(admin|owner|session|staff):/.test(room);
