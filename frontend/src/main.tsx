import { firstPaint } from './lib/turns.ts';

/** What the site is stands in its page already, and is painted before the program that follows takes any time. */
async function main(): Promise<void> {
  await firstPaint();
  const { start } = await import('./start.tsx');
  await start();
}

// Not awaited: the files that come share code with this one, and would wait for its end.
void main();
