/** Ways to be reminded: in the app, or by email. */
export const reminderChannels = ['app', 'mail'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Minutes before the start: a quarter of an hour up to a week. */
export const reminderLeads = [15, 60, 180, 720, 1_440, 4_320, 10_080] as const;
export type ReminderLead = (typeof reminderLeads)[number];

/** The default, until the user changes it. */
export const FIRST_REMINDER = { ways: ['app'], leadMinutes: 60, quiet: null } as const;

/** Characters of the cars picked for one event, as a text. */
export const EVENT_PICKS_CHARACTERS_MAX = 16_000;
/** Characters of the user's note on an event. */
export const EVENT_NOTE_CHARACTERS_MAX = 2_000;
/** The last place that a user may note. */
export const EVENT_PLACE_MAX = 9_999_999;
/** Characters of a noted prize board: its cells by name, with commas between them. */
export const EVENT_BOARD_CHARACTERS_MAX = 200;
/** Events whose picks one request may send. */
export const EVENT_PICKS_AT_ONCE = 10;
/** Events whose picks an account stores, including withdrawn ones. */
export const MAX_EVENT_PICKS = 300;

/** Events and kinds that an account stores as chosen. */
export const MAX_EVENT_CHOICES = 300;
