import { historyKinds, type HistoryKindName, openHistoryKinds } from '../history/index.ts';

/** Whom a channel is for: it follows the query of the view behind it. */
export type Audience = 'anybody' | 'staff' | 'admins';
type Row = {
  readonly channels: RegExp;
  readonly audience: Audience;
  /** Only that something changed is said: the keys name people, or what is hidden or not published yet. */
  readonly silent?: true;
};

/** Every channel that can be joined; one that no row names is nobody's. `owner:` is reached by one's own account alone. */
const TABLE: readonly Row[] = [
  { channels: /^car:.{1,120}$/, audience: 'anybody' },
  { channels: /^rounds:.{1,120}$/, audience: 'anybody', silent: true },
  { channels: /^(catalogue|car-photos|car-loops|records|site)$/, audience: 'anybody' },
  {
    channels: /^(challenges|planned-events|clubs|timeline|groups|translations|site-texts)$/,
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

/** Undefined: nobody joins it by its name. */
export const audienceOf = (channel: string): Audience | undefined => rowOf(channel)?.audience;

/** Whether anybody may listen, signed out as well. */
export const mayJoin = (channel: string): boolean => audienceOf(channel) === 'anybody';
export const isForAdmins = (channel: string): boolean => audienceOf(channel) === 'admins';
export const isForStaff = (channel: string): boolean => audienceOf(channel) === 'staff';

export const isSilent = (channel: string): boolean => channel.startsWith('owner:') || (rowOf(channel)?.silent ?? false);

/** What was done to accounts and to the installation, which only an admin asks for. */
export const ADMIN_CHANNELS = ['members', 'operations'];
/** What is done in the queue and in the name of the team. */
export const STAFF_CHANNELS = [
  'queue',
  'imports',
  ...(Object.keys(historyKinds) as HistoryKindName[]).map((kind) => `history:${kind}`).filter(isForStaff),
];

/** What was done to one's own account; who is signed out hears nothing in it. */
export const OWN_CHANNEL = 'own-account';
/** Where every socket is whose person follows their own account: as little a channel as the ones below. */
export const roomOfOwner = (userId: string): string => `owner:${userId}`;

/** Where every socket is that a channel of admins, or of staff, was opened to: rooms of the server's own. */
export const roomOfAdmin = (userId: string): string => `admin:${userId}`;
export const roomOfStaff = (userId: string): string => `staff:${userId}`;
/** Where sockets of these accounts are that hear anything for staff. */
export const roomsExcept = (userIds: readonly string[]): string[] =>
  userIds.flatMap((userId) => [roomOfAdmin(userId), roomOfStaff(userId)]);
/** Where every socket is that a session opened such a room to: it leaves them when the session ends. */
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;
export const isOwnRoom = (room: string): boolean => /^(admin|owner|session|staff):/.test(room);
