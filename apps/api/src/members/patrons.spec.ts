import { Controller, Get } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import type { Problem } from '#contracts';
import { member, type PatronTier } from '#domain';
import { ACCOUNTS } from '../ports.ts';
import { RememberedMembers } from './remembered-members.ts';
import { PatronsOnly } from './patrons.ts';
import { ProblemFilter } from '../http/problem.filter.ts';

@Controller()
class GatedController {
  @Get('hands')
  @PatronsOnly('handRanking')
  hands(): string {
    return 'hands';
  }

  @Get('previews')
  @PatronsOnly('previews')
  previews(): string {
    return 'previews';
  }

  @Get('hidden-events')
  @PatronsOnly('hiddenEvents')
  hiddenEvents(): string {
    return 'hidden events';
  }
}

/** Who asks says in the cookie which tier they have, and through when. */
const accounts = { sessionOf: (cookie?: string) => (cookie === undefined ? undefined : { userId: cookie }) };
const members = {
  of: (cookie: string) => {
    const [tier, paidThrough = null] = cookie.split(' through ');
    return { ...member.initial, tier: Number(tier) as PatronTier, paidThrough };
  },
};

let app: NestFastifyApplication;
beforeAll(async () => {
  const providers = [
    { provide: ACCOUNTS, useValue: accounts },
    { provide: RememberedMembers, useValue: members },
  ];
  const root = { module: class {}, controllers: [GatedController], providers };
  app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.init();
});
afterAll(() => app.close());

const ask = async (url: string, cookie?: string) => {
  const answer = await app.inject({ url, ...(cookie === undefined ? {} : { headers: { cookie } }) });
  if (answer.statusCode === 200) return 200;
  const { code, facts } = answer.json<Problem>();
  return [answer.statusCode, code, facts];
};

describe('a gate of patrons', () => {
  it.each([
    ['/previews', 3],
    ['/hidden-events', 3],
    ['/hands', 2],
  ])('%s is open to tier %i and higher, and says to others which tier it takes', async (url, tier) => {
    const all = await Promise.all(['0', '1', '2', '3', '4', '5'].map((cookie) => ask(url, cookie)));
    const closed = [403, 'patrons-only', { tier }];
    expect(all).toEqual([0, 1, 2, 3, 4, 5].map((has) => (has >= 1 && has <= tier ? 200 : closed)));
  });

  it('closes when the tier is no longer paid for', async () => {
    expect(await ask('/hands', '1 through 2999-12-31')).toBe(200);
    expect(await ask('/hands', '1 through 2020-12-31')).toEqual([403, 'patrons-only', { tier: 2 }]);
  });

  it('asks who is signed out to sign in', async () => {
    expect(await ask('/previews')).toEqual([401, 'signed-out', {}]);
  });
});
