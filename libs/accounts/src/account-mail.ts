/** Where the submission is seen, and where such emails are switched off. */
type OfReview = { readonly name?: string; readonly link: string; readonly settings: string };

/** The emails that can be sent to a user, and the values that each needs. Links are full URLs. */
export type AccountMailValues = {
  readonly 'confirm-email': { readonly name?: string; readonly link: string };
  readonly 'change-email': { readonly name?: string; readonly link: string };
  readonly 'email-change-asked': { readonly name?: string; readonly email: string };
  readonly 'reset-password': { readonly name?: string; readonly link: string };
  readonly 'password-changed': { readonly name?: string };
  readonly 'second-factor-changed': { readonly name?: string };
  readonly 'recovery-codes-changed': { readonly name?: string };
  readonly 'keys-changed': { readonly name?: string };
  readonly 'codes-guessed': { readonly name?: string };
  readonly 'sign-up-repeated': { readonly name?: string; readonly link: string };
  readonly 'account-closing': { readonly name?: string; readonly date: string; readonly link: string };
  readonly 'sign-in-guessed': { readonly name?: string };
  readonly 'account-kept': { readonly name?: string };
  readonly 'review-approved': OfReview;
  readonly 'review-declined': OfReview;
  readonly 'review-asked': OfReview;
  readonly 'event-reminder': {
    readonly name?: string;
    readonly event: string;
    readonly date: string;
    readonly link: string;
    readonly settings: string;
  };
};

/** An email without its text: the account, the recipient, the language ("en") and the values. */
export type AccountMail = {
  readonly [Kind in keyof AccountMailValues]: {
    readonly kind: Kind;
    readonly userId: string;
    readonly to: string;
    readonly language: string;
    readonly values: AccountMailValues[Kind];
  };
}[keyof AccountMailValues];

/** Takes an email to be delivered; never rejects, as a user can request another. */
export type SendMail = (mail: AccountMail) => Promise<void>;

export type Addressee = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language?: unknown;
};

/** The language that a user chose, else English. */
export const languageOf = ({ language }: Pick<Addressee, 'name' | 'language'>): string =>
  typeof language === 'string' ? language : 'en';

/**
 * The name by which an email addresses its reader: none before the address is confirmed, as someone else may have
 * chosen it.
 */
export const greeting = ({
  name,
  emailVerified,
}: Pick<Addressee, 'name' | 'emailVerified'>): { readonly name?: string } => (emailVerified ? { name } : {});
