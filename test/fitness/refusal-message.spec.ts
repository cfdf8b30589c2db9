import { globSync, readFileSync } from 'node:fs';
import { refusalMessage } from '#imports';

const root = new URL('../..', import.meta.url).pathname;
const sourcesIn = (glob: string) =>
  globSync(glob, { cwd: root })
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/** The commands of operators' files, by the part of the domain that may refuse them. */
const refusing = 'libs/domain/src/{car,car-alias,catalogue-import,game-version,lap-time,campaign}/**/*.ts';

/** Users' actions on one lap time, which no file contains. */
const byHand = new Set(['lap-time-no-vote', 'lap-time-vote-said', 'upload-unknown']);

describe('why a line of a file is left out', () => {
  const broken = sourcesIn(refusing).flatMap(({ text }) =>
    [...text.matchAll(/RuleBroken\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  const ofLog = sourcesIn('libs/event-store/src/event-store.ts').flatMap(({ text }) =>
    [...(/readonly code: ([^;]+);/.exec(text)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  const codes = [...new Set([...broken, ...ofLog])].filter((code) => !byHand.has(code)).sort();

  it('is known for what refuses cars, times, matches and versions', () => {
    expect(codes).toContain('car-invalid');
    expect(codes).toContain('stream-too-long');
  });

  it.each(codes)('says %s in words of its own', (code) => {
    expect(refusalMessage(code)).not.toMatch(/^it was refused:/);
  });

  it('ends nowhere in a bare code', () => {
    const bare = sourcesIn('{apps/ops,libs/imports}/src/**/*.ts').flatMap(({ file, text }) =>
      [...text.matchAll(/reason: `?\$?\{?(?:error\.)?code\b.*|,\s*(?:error\.)?code\)|\$\{(?:error\.)?code\}.*/g)]
        .map(([found]) => `${file}: ${found}`)
        .filter((found) => !found.includes('code.replaceAll')),
    );
    expect(bare).toEqual([]);
  });
});
