/** The defaults of the page; anything else is in its address. */
export const FIRST_EVENTS = {
  view: 'list',
  find: '',
  kinds: '',
  month: '',
  event: '',
  open: '',
  part: 'tracks',
  garage: '',
  staff: '',
};
export type EventsAddress = typeof FIRST_EVENTS;
export type SetEventsAddress = (changes: Partial<EventsAddress>) => void;
