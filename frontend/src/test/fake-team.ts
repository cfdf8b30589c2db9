import type { HttpHandler } from 'msw';
import { members } from '#contracts';
import { answering } from './answering.ts';

export const fakeTeam = (names: () => string[]): HttpHandler =>
  answering(
    members.staffNames,
    () => ({ names: names() }),
    () => 1,
  );
