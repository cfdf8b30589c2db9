import type { Revoked } from './erasure-journal.ts';
import type { Forgotten } from './erasure.ts';
import type { SendMail } from './account-mail.ts';

/** Takes what was revoked just now, without its time. */
export type NoteRevoked = (revoked: Revoked) => Promise<void>;

/** What sign-in needs to know of the installation. */
export type AuthSettings = {
  /** Signs the session cookies. */
  readonly secret: string;
  /** Address that browsers use, "https://example.org"; over https session cookies go over nothing else. */
  readonly publicUrl: string;
  /** Cookies go to every host under this one, "example.org"; undefined: to the host alone that set them. */
  readonly cookieDomain?: string | undefined;
  /** Takes the mails that confirm, reset and warn. */
  readonly sendMail: SendMail;
  /** Told that somebody changes their name. */
  readonly renamed: (userId: string) => Promise<void>;
  /** Forgets what is kept of mails and private messages to or about somebody who is erased. */
  readonly forgetMails: (who: Forgotten) => Promise<void>;
  /** Writes down outside the backups what was revoked; it never fails, for nothing stays open for its sake. */
  readonly noteRevoked: NoteRevoked;
  /** Told of what goes wrong inside better-auth. */
  readonly warn: (message: string) => void;
};

/** Hears of what nobody may remember any longer. */
export type Forget = {
  /** A session has ended. */
  session(ended: { readonly token: string; readonly id: string; readonly userId: string }): void;
  /** A user's name, address or factors are others now. */
  user(userId: string): void;
};
