import type { Config } from '../config.ts';

/**
 * Deliveries that a real installation cannot make for lack of a setting, a line each: it works without, but the
 * operator should know.
 */
export const missingSenders = ({ development, smtpUrl, discord, outbox }: Config): readonly string[] =>
  development
    ? []
    : [
        ...(smtpUrl ? [] : [`SMTP_URL is not set: emails are not sent and stay in ${outbox}`]),
        ...(discord ? [] : [`DISCORD_BOT_TOKEN is not set: codes for chat accounts stay in ${outbox}`]),
      ];
