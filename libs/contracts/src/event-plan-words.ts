/** Ways to be reminded: by the bell of the app, by mail. */
export const reminderWays = ['app', 'mail'] as const;
export type ReminderWay = (typeof reminderWays)[number];

/** Minutes before the start: a quarter of an hour up to a week. */
export const reminderLeads = [15, 60, 180, 720, 1_440, 4_320, 10_080] as const;
export type ReminderLead = (typeof reminderLeads)[number];

/** What holds until somebody says otherwise. */
export const FIRST_REMINDER = { ways: ['app'], leadMinutes: 60, quiet: null } as const;

/** Cars that are picked for one event, as a text. */
export const EVENT_PICKS_CHARACTERS_MAX = 16_000;
/** A note of one's own on an event. */
export const EVENT_NOTE_CHARACTERS_MAX = 2_000;
/** The last place that one may note. */
export const EVENT_PLACE_MAX = 9_999_999;
/** A prize board as it is noted: its cells by name, with commas between them. */
export const EVENT_BOARD_CHARACTERS_MAX = 200;
/** Events whose picks may be sent at once. */
export const EVENT_PICKS_AT_ONCE = 10;
/** Events whose picks an account keeps, with those that were taken back. */
export const EVENT_PICKS_KEPT = 300;

/** Events and kinds that an account keeps as chosen. */
export const EVENT_CHOICES_KEPT = 300;
