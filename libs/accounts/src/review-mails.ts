/**
 * Who wants emails about reviews of their submissions, and up to which log position they are sent. Preferences are
 * deleted with their owner's account.
 */
export type ReviewMails = {
  isWanted(userId: string): Promise<boolean>;
  want(userId: string, isWanted: boolean): Promise<void>;
  /** The position up to which all emails are sent; undefined before the first. */
  mailedTo(): Promise<number | undefined>;
  keepMailedTo(position: number): Promise<void>;
};

/** What an email shows of a submission; its link shows more, to its owner alone. */
export type ReviewToMail = {
  readonly what: 'approved' | 'declined' | 'asked';
  readonly path: string;
  readonly settingsPath: string;
};
