import { globSync, readFileSync } from 'node:fs';
import { descriptionOf, type Endpoint, isOnSeen, queue } from '#contracts';
import * as contracts from '#contracts';
import * as domain from '#domain';
import type { Commands } from '#kernel';

const root = new URL('..', import.meta.url).pathname;
const isCommands = (value: unknown): value is Commands =>
  typeof value === 'object' && value !== null && 'decisions' in value && 'decider' in value;

const ending = new Set(
  Object.values<unknown>(domain)
    .filter(isCommands)
    .flatMap(({ decisions }) => decisions)
    .filter(({ decide }) => 'endsReview' in decide)
    .map(({ type }) => type.name),
);

const endpointsIn = (name: string): Readonly<Record<string, Endpoint>> =>
  (contracts as unknown as Record<string, Readonly<Record<string, Endpoint>>>)[name] ?? {};
const namesIn = (text: string): readonly string[] => [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);

/** Each method that makes such a command, with the endpoint that it serves: read from the controllers' source. */
const doors = globSync('**/*.controller.ts', { cwd: root }).flatMap((file) => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return text
    .split('@Endpoint(')
    .slice(1)
    .flatMap((part) => {
      const [, alias = '', key = ''] = /^(\w+)\.(\w+)\)/.exec(part) ?? [];
      const name = new RegExp(`(\\w+) as ${alias}\\b`).exec(text)?.[1] ?? alias;
      const [method = ''] = part.split('\n}\n');
      const made = namesIn(method).filter((word) => ending.has(word));
      const endpoint = endpointsIn(name)[key];
      return made.length === 0 || !endpoint ? [] : [{ endpoint, made }];
    });
});
const kinds = globSync('queue/kinds/*.ts', { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));

const said = ({ method, path }: Endpoint) => `${method} ${path.replace('/api/v1', '')}`;

describe('a decision on what waits', () => {
  it('says at every door which version of it was shown', () => {
    const table = doors.map(({ endpoint, made }) => [said(endpoint), ...made, isOnSeen(descriptionOf(endpoint).body)]);
    expect(table.sort()).toEqual([
      ['POST /cars/:id/animated-cards/:loopId/decline', 'DeclineCarLoop', true],
      ['POST /cars/:id/approval', 'ApprovePendingCar', true],
      ['POST /cars/:id/dismissal', 'DismissPendingCar', true],
      ['POST /cars/:id/photos/:photoId/approval', 'ApproveCarPhoto', true],
      ['POST /cars/:id/photos/:photoId/decline', 'DeclineCarPhoto', true],
      ['POST /cars/:id/reviews/:author/dismissal', 'DismissCarReviewReports', true],
      ['POST /cars/:id/reviews/:author/hide', 'HideCarReview', true],
      ['POST /cells/:carId/:tune/:trackCode/lap-times/:lapTimeId/acceptance', 'AcceptLapTime', true],
      ['POST /cells/:carId/:tune/:trackCode/lap-times/:lapTimeId/hide', 'HideLapTime', true],
      ['POST /challenges/:id/rounds/:round/submissions/:submissionId/approval', 'ApproveRoundSubmission', true],
      ['POST /challenges/:id/rounds/:round/submissions/:submissionId/decline', 'DeclineRoundSubmission', true],
      ['POST /imports/:importId/rows/:row/resolve', 'SettleImportRow', true],
      ['POST /templates/:id/approval', 'ApproveTemplate', true],
      ['POST /templates/:id/decline', 'DeclineTemplate', true],
      ['POST /translations/:language/texts/:key/suggestions/:suggestion/approval', 'ApproveTranslation', true],
      ['POST /translations/:language/texts/:key/suggestions/:suggestion/decline', 'DeclineTranslation', true],
    ]);
  });

  it('is made nowhere else but in the queue, which asks for the version too', () => {
    expect(isOnSeen(descriptionOf(queue.decide).body)).toBe(true);
    const inQueue = new Set(kinds.flatMap(namesIn).filter((name) => ending.has(name)));
    expect([...ending].sort()).toEqual([...inQueue].sort());
  });

  it('is asked for by these alone', () => {
    const all = Object.keys(contracts).flatMap((name) => Object.values<unknown>(endpointsIn(name)));
    const onSeen = all.filter((one): one is Endpoint => isEndpoint(one) && isOnSeen(descriptionOf(one).body));
    const known = [...doors.map(({ endpoint }) => endpoint), queue.decide as Endpoint];
    expect([...new Set(onSeen.map(said))].sort()).toEqual(known.map(said).sort());
  });
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;
