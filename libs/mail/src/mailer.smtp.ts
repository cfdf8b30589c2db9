import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

export type SmtpSettings = {
  /** Server and account, "smtps://user:password@mail.example.org". */
  readonly url: string;
  /** Sender, "Track Day Records <no-reply@example.org>". */
  readonly from: string;
  /** Called for every email that was given up, without its text or addressee. */
  readonly warn: (error: unknown) => void;
};

const TRIES = 3;
const SOCKET_TIMEOUT_MS = 20_000;

/** A mailer over one SMTP server; an email is tried three times in all. */
export const openSmtpMailer = ({ url, from, warn }: SmtpSettings): Mailer => {
  const transport = createTransport({ url, pool: true, socketTimeout: SOCKET_TIMEOUT_MS });
  const underWay = new Set<Promise<void>>();
  const deliver = async (mail: SendMailOptions, triesLeft = TRIES): Promise<void> => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (triesLeft === 1) return warn(error);
      await deliver(mail, triesLeft - 1);
    }
  };
  return {
    send: async (mail) => {
      const delivery = deliver(message(mail, from)).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      await Promise.all(underWay);
      transport.close();
    },
  };
};

const message = ({ to, language, subject, text }: Mail, from: string): SendMailOptions => ({
  from,
  to,
  subject,
  text,
  // Prevents automatic replies.
  headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
});
