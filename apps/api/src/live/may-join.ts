/** Channels that anybody may listen to: what a car does, and which cars there are. Private views have others. */
const PUBLIC = /^(car:.{1,120}|catalogue)$/;

/** The same rule that guards the query of the view behind the channel. */
export const mayJoin = (channel: string): boolean => PUBLIC.test(channel);

/** What was done to accounts, which only an admin asks for. */
export const isForAdmins = (channel: string): boolean => channel === 'members';
