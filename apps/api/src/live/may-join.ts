/** Channels that anybody may listen to: what a car does, and that there is news of the rest. */
const PUBLIC =
  /^(car:.{1,120}|rounds:.{1,120}|history:[a-z-]{1,40}|catalogue|car-photos|car-loops|challenges|records|imports|planned-events|clubs|queue|timeline|groups|translations|site-texts|site)$/;

/** Where only that something changed is said: the keys name people, or what is hidden or not published yet. */
const SILENT = new Set([
  'challenges',
  'queue',
  'planned-events',
  'clubs',
  'timeline',
  'groups',
  'translations',
  'site-texts',
]);
export const isSilent = (channel: string): boolean => SILENT.has(channel) || /^(owner|rounds|history):/.test(channel);

/** The same rule that guards the query of the view behind the channel. */
export const mayJoin = (channel: string): boolean => PUBLIC.test(channel) && channel.isWellFormed();

/** What was done to accounts and to the installation, which only an admin asks for. */
export const ADMIN_CHANNELS = ['members', 'operations'];
export const isForAdmins = (channel: string): boolean => ADMIN_CHANNELS.includes(channel);

/** What was done to one's own account; who is signed out hears nothing in it. */
export const OWN_CHANNEL = 'own-account';
/** Where every socket is whose person follows their own account: as little a channel as the one below. */
export const roomOfOwner = (userId: string): string => `owner:${userId}`;

/** Where every socket is that an admin's channel was opened to: a room of the server's own, which is no channel. */
export const roomOfAdmin = (userId: string): string => `admin:${userId}`;
/** Where every socket is that a session opened such a room to: it leaves them when the session ends. */
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;
export const isOwnRoom = (room: string): boolean => /^(admin|owner|session):/.test(room);
