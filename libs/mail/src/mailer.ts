/** A mail as it goes out: plain text, in one language ("en"). */
export type Mail = {
  /** The account that it is about. */
  readonly userId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
};

/** Sends mail. */
export type Mailer = {
  /** Takes a mail to be delivered; resolves before it is, so that nobody can tell by the time whether one was sent. */
  send(mail: Mail): Promise<void>;
  /** Resolves when everything taken is delivered or given up. */
  close(): Promise<void>;
};
