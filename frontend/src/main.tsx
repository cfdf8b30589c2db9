import { firstPaint, nextTask } from './lib/turns.ts';

/** Libraries that run before anything of ours. */
const libraries = [() => import('react-dom/client'), () => import('i18next')];

/**
 * What the site is stands in its page already, and is painted before the program that follows takes any time. That comes
 * in parts, each in a task of its own, so that a touch is answered in between.
 */
async function main(): Promise<void> {
  await firstPaint();
  for (const library of libraries) {
    await library();
    await nextTask();
  }
  const { start } = await import('./start.tsx');
  await start();
}

// Not awaited: the files that come share code with this one, and would wait for its end.
void main();
