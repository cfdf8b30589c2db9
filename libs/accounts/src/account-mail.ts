/** Where what was submitted is seen, and where such mails are switched off. */
type OfReview = { readonly name?: string; readonly link: string; readonly settings: string };

/** What can be written to a person, and what each mail has to say. Links are whole addresses. */
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

/** A mail that nobody has worded yet: whose account it is about, to whom, in which language ("en"), of what. */
export type AccountMail = {
  readonly [Kind in keyof AccountMailValues]: {
    readonly kind: Kind;
    readonly userId: string;
    readonly to: string;
    readonly language: string;
    readonly values: AccountMailValues[Kind];
  };
}[keyof AccountMailValues];

/** Takes a mail to be delivered; it never fails, for a person may ask for another. */
export type SendMail = (mail: AccountMail) => Promise<void>;

/** Who a mail goes to. */
export type Addressee = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language?: unknown;
};

/** The language that a person chose, English until then. */
export const languageOf = ({ language }: Pick<Addressee, 'name' | 'language'>): string =>
  typeof language === 'string' ? language : 'en';

/** How a mail may call its reader. Who was signed up by another with a name of that other's choice is called nothing. */
export const greeting = ({
  name,
  emailVerified,
}: Pick<Addressee, 'name' | 'emailVerified'>): { readonly name?: string } => (emailVerified ? { name } : {});
