/** A chat account that is somebody's. `chatId` is a text: as a number it would lose digits. Times are ISO 8601, UTC. */
export type ChatLink = { readonly userId: string; readonly chatId: string; readonly name: string; readonly at: string };

/** A link that is not there yet: `cause` says why it failed, and is null while a code is awaited. */
export type ChatAttempt = {
  readonly userId: string;
  readonly chatId: string;
  /** The chat name, as far as it is known. */
  readonly name: string;
  /** A hash of the code; empty when none was sent. */
  readonly secret: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
  readonly cause: string | null;
};

/** Links between accounts and chat accounts, at most one a side. They go with their owner's account. */
export type ChatLinks = {
  linkOf(userId: string): Promise<ChatLink | undefined>;
  attemptOf(userId: string): Promise<ChatAttempt | undefined>;
  /** Takes the place of the user's attempt before. */
  keepAttempt(attempt: ChatAttempt): Promise<void>;
  /** Uses up one try of the user's attempt; undefined when none is left. */
  takeTry(userId: string): Promise<ChatAttempt | undefined>;
  /** Ends the attempt in a link. False when either side has one already: the unique indexes decide. */
  link(link: ChatLink): Promise<boolean>;
  /** Removes link and attempt. */
  unlink(userId: string): Promise<void>;
};
