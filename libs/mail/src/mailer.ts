/** An email: plain text, in one language ("en"). */
export type Mail = {
  readonly userId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
};

export type Mailer = {
  /**
   * Takes an email to be delivered; resolves before delivery, so that the response time does not reveal whether one was
   * sent.
   */
  send(mail: Mail): Promise<void>;
  /** Resolves when every email is delivered or given up. */
  close(): Promise<void>;
};
