/** A user's plan of game events. The caller knows what settings and choices mean. */
export type EventPlan = {
  readonly settings: Readonly<Record<string, unknown>> | null;
  /** By choice, the first chosen first; false: excluded although its like was chosen. */
  readonly choices: Readonly<Record<string, boolean>>;
  /** Gives read access to the owner's calendar; null: no one has it. */
  readonly calendarSecret: string | null;
};

export type OwnedEventPlan = { readonly userId: string; readonly plan: EventPlan };

/** Event plans, shared by the user's devices. They are deleted with their owner's account. */
export type EventPlans = {
  of(userId: string): Promise<EventPlan | undefined>;
  set(userId: string, settings: NonNullable<EventPlan['settings']>): Promise<void>;
  /** `isWanted` null: the choice is removed. Of more than `most` the first chosen are dropped. */
  choose(userId: string, choice: string, isWanted: boolean | null, most: number): Promise<void>;
  /** From now on only this secret reads the calendar; null: none does. */
  setCalendarSecret(userId: string, secret: string | null): Promise<void>;
  /** The owner of the calendar; undefined: there is none, or the owner is closing their account. */
  byCalendarSecret(secret: string): Promise<OwnedEventPlan | undefined>;
  /** Of users after `userId`, in order of ids; accounts that are closing are left out. */
  after(userId: string, limit: number): Promise<readonly OwnedEventPlan[]>;
};

/** Adds or removes a choice; of more than `most` the first chosen are dropped. */
export const choicesWith = (
  choices: EventPlan['choices'],
  choice: string,
  isWanted: boolean | null,
  most: number,
): EventPlan['choices'] => {
  const others = Object.entries(choices).filter(([name]) => name !== choice);
  const all = isWanted === null ? others : [...others, [choice, isWanted] as const];
  return Object.fromEntries(all.slice(-most));
};

/** An event for a reminder: when it starts (ISO 8601, UTC), the reader's time zone, and its link. */
export type EventToMail = {
  readonly name: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly path: string;
  readonly settingsPath: string;
};
