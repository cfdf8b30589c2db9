/** A linked chat account. `chatId` is a text: as a number it would lose digits. Times are ISO 8601, UTC. */
export type ChatLink = { readonly userId: string; readonly chatId: string; readonly name: string; readonly at: string };

/** A pending link: `cause` is why it failed, and null while a code is awaited. */
export type ChatAttempt = {
  readonly userId: string;
  readonly chatId: string;
  readonly name: string;
  readonly secret: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
  readonly cause: string | null;
};

/** Links between accounts and chat accounts, at most one a side. They are deleted with their owner's account. */
export type ChatLinks = {
  linkOf(userId: string): Promise<ChatLink | undefined>;
  attemptOf(userId: string): Promise<ChatAttempt | undefined>;
  /** Replaces the user's previous attempt. */
  recordAttempt(attempt: ChatAttempt): Promise<void>;
  /** Uses up one try of the user's attempt; undefined when none is left. */
  takeTry(userId: string): Promise<ChatAttempt | undefined>;
  /** Turns the attempt into a link. False when either side has one already: the unique indexes decide. */
  link(link: ChatLink): Promise<boolean>;
  unlink(userId: string): Promise<void>;
};
