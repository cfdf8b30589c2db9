import type { AccountStore } from './account-store.ts';
import { greeting, languageOf } from './account-mail.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { EventToMail } from './event-plans.ts';
import type { ReviewToMail } from './review-mails.ts';

type Row = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: unknown;
  readonly language?: unknown;
};

const rowsIn = (persons: AccountStore['persons']) => async (userId: string) =>
  (await persons.rows(userId))['user']?.[0] as Row | undefined;

/** Emails whose recipient comes from the store's rows, not from a session. */
export const warningsOf = ({ persons }: Pick<AccountStore, 'persons'>, { sendMail, publicUrl }: AuthSettings) => {
  const rowOf = rowsIn(persons);
  return {
    guesses: async (email: string): Promise<void> => {
      const person = await persons.byEmail(email);
      const row = person?.confirmed ? await rowOf(person.id) : undefined;
      if (!person || !row) return;
      const to = { userId: person.id, to: row.email, language: languageOf(row) };
      await sendMail({ kind: 'sign-in-guessed', ...to, values: { name: person.name } });
    },
    event: async (userId: string, { name, startsAt, timeZone, path, settingsPath }: EventToMail): Promise<void> => {
      const row = await rowOf(userId);
      if (!row || !row.emailVerified) return;
      const language = languageOf(row);
      const shown = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
      const date = `${new Intl.DateTimeFormat(language, shown).format(new Date(startsAt))} (${timeZone})`;
      const values = {
        name: row.name,
        event: name,
        date,
        link: `${publicUrl}${path}`,
        settings: `${publicUrl}${settingsPath}`,
      };
      await sendMail({ kind: 'event-reminder', userId, to: row.email, language, values });
    },
    closing: async (userId: string, dueAt: string): Promise<void> => {
      const row = await rowOf(userId);
      if (!row) return;
      const language = languageOf(row);
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueAt));
      const called = greeting({ name: row.name, emailVerified: Boolean(row.emailVerified) });
      const values = { ...called, date, link: publicUrl };
      await sendMail({ kind: 'account-closing', userId, to: row.email, language, values });
    },
  };
};

export const reviewNotifier =
  ({ persons, reviewMails }: Pick<AccountStore, 'persons' | 'reviewMails'>, { sendMail, publicUrl }: AuthSettings) =>
  async (userId: string, { what, path, settingsPath }: ReviewToMail): Promise<void> => {
    if (!(await reviewMails.isWanted(userId))) return;
    const row = await rowsIn(persons)(userId);
    if (!row || !row.emailVerified) return;
    const values = { name: row.name, link: `${publicUrl}${path}`, settings: `${publicUrl}${settingsPath}` };
    await sendMail({ kind: `review-${what}`, userId, to: row.email, language: languageOf(row), values });
  };

export const keysNotifier =
  ({ persons }: Pick<AccountStore, 'persons'>, { sendMail }: AuthSettings) =>
  async (userId: string): Promise<void> => {
    const row = await rowsIn(persons)(userId);
    if (!row) return;
    const values = greeting({ name: row.name, emailVerified: Boolean(row.emailVerified) });
    await sendMail({ kind: 'keys-changed', userId, to: row.email, language: languageOf(row), values });
  };

export const registrationNotifier =
  ({ persons }: Pick<AccountStore, 'persons'>, { sendMail, publicUrl }: AuthSettings) =>
  async (email: string): Promise<void> => {
    const person = await persons.byEmail(email);
    const row = person && (await rowsIn(persons)(person.id));
    if (!row) return;
    const values = { ...greeting({ name: row.name, emailVerified: Boolean(row.emailVerified) }), link: publicUrl };
    await sendMail({ kind: 'sign-up-repeated', userId: person.id, to: row.email, language: languageOf(row), values });
  };
