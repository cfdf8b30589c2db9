/** Who wants to be mailed what became of what they submitted, and how far of the log was mailed. Wishes go with their owner's account. */
export type ReviewMails = {
  isWanted(userId: string): Promise<boolean>;
  want(userId: string, isWanted: boolean): Promise<void>;
  /** The position up to which all was mailed; undefined before the first. */
  mailedTo(): Promise<number | undefined>;
  keepMailedTo(position: number): Promise<void>;
};

/** What a mail tells of something that somebody submitted; more is seen behind its link, by its owner alone. */
export type ReviewToMail = {
  readonly what: 'approved' | 'declined' | 'asked';
  readonly path: string;
  readonly settingsPath: string;
};
