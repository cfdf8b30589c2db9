import type { Revoked } from './erasure-journal.ts';
import type { Forgotten } from './erasure.ts';
import type { SendMail } from './account-mail.ts';

export type NoteRevoked = (revoked: Revoked) => Promise<void>;

export type AuthSettings = {
  readonly secret: string;
  /** The URL that browsers use, "https://example.org"; with https, session cookies are sent over https only. */
  readonly publicUrl: string;
  /** Cookies go to every host under this one, "example.org"; undefined: only to the host that set them. */
  readonly cookieDomain?: string | undefined;
  readonly sendMail: SendMail;
  readonly renamed: (userId: string) => Promise<void>;
  /** Deletes stored emails and private messages to or about a user who is erased. */
  readonly forgetMails: (who: Forgotten) => Promise<void>;
  /** Records, outside the backups, what was revoked; it never fails, as a failure must not keep anything open. */
  readonly noteRevoked: NoteRevoked;
  readonly warn: (message: string) => void;
};

/** Called with what must no longer be cached. */
export type Forget = {
  session(ended: { readonly token: string; readonly id: string; readonly userId: string }): void;
  /** The user's name, address or factors have changed. */
  user(userId: string): void;
};
