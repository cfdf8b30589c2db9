import type { Mailer } from './mailer.ts';
import { openOutboxMailer } from './mailer.outbox.ts';
import type { SmtpSettings } from './mailer.smtp.ts';

/** Over SMTP where a server is given, else into the folder; the driver is loaded only when it is used. */
export const openMailer = async (
  settings: Omit<SmtpSettings, 'url'> & { readonly url: string | undefined; readonly outbox: string },
): Promise<Mailer> => {
  const { url, outbox } = settings;
  if (url === undefined) return openOutboxMailer(outbox);
  const { openSmtpMailer } = await import('./mailer.smtp.ts');
  return openSmtpMailer({ ...settings, url });
};
