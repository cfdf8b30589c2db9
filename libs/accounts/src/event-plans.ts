/** What somebody wants to know of events of the game. What settings and choices mean is the caller's to know. */
export type EventPlan = {
  readonly settings: Readonly<Record<string, unknown>> | null;
  /** By what was chosen, the first chosen first; false: it is left out although its like was chosen. */
  readonly choices: Readonly<Record<string, boolean>>;
  /** Whoever knows it reads the owner's calendar; null: nobody does. */
  readonly calendarSecret: string | null;
};

export type OwnedEventPlan = { readonly userId: string; readonly plan: EventPlan };

/** Plans of events follow a person from device to device. They go with their owner's account. */
export type EventPlans = {
  of(userId: string): Promise<EventPlan | undefined>;
  set(userId: string, settings: NonNullable<EventPlan['settings']>): Promise<void>;
  /** `isWanted` null: it is as if it was never chosen. Of more than `most` the first chosen are dropped. */
  choose(userId: string, choice: string, isWanted: boolean | null, most: number): Promise<void>;
  /** From now on this secret alone reads the calendar, or none does. */
  setCalendarSecret(userId: string, secret: string | null): Promise<void>;
  /** Whose calendar it is; undefined: nobody's, or the owner closes their account. */
  byCalendarSecret(secret: string): Promise<OwnedEventPlan | undefined>;
  /** Of users behind `userId`, by their ids; those who close their accounts are left out. */
  after(userId: string, limit: number): Promise<readonly OwnedEventPlan[]>;
};

/** A choice more or less, at most so many: the first chosen go. */
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

/** An event as a reminder tells it: when it starts (ISO 8601, UTC), in which zone its reader lives, and where it is seen. */
export type EventToMail = {
  readonly name: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly path: string;
  readonly settingsPath: string;
};
