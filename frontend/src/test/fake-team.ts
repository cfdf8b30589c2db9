import type { HttpHandler } from 'msw';
import { members } from '#contracts';
import { answering } from './answering.ts';

/** Who acts for the site, as a fake server tells it. */
export const fakeTeam = (names: () => string[]): HttpHandler =>
  answering(
    members.staffNames,
    () => ({ names: names() }),
    () => 1,
  );
