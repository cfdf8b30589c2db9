import { readConfig } from '../config.ts';
import { missingSenders } from './missing-senders.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of one’s own, of more than 32 characters',
  PUBLIC_URL: 'https://tdr.example.org',
};
const lines = (env: Record<string, string>) => missingSenders(readConfig(env));

describe('a start without means to write to persons', () => {
  it('says in production what is not delivered', () => {
    expect(lines(production)).toEqual([
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^DISCORD_BOT_TOKEN is not set/),
    ]);
    expect(lines({ ...production, SMTP_URL: 'smtps://mail.example.org' })).toHaveLength(1);
  });

  it('says nothing elsewhere, where the outbox is shown', () => {
    expect(lines({})).toEqual([]);
    expect(lines({ PUBLIC_URL: 'https://tdr.example.org' })).toHaveLength(2);
  });
});
