import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sofia from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url';
import { firstPaint, nextTask } from './lib/turns.ts';

// What checks forms (zod) asks here, as it loads, whether it may compile code from text. The security policy forbids that,
// and would report the question. A global of its own: nothing of zod is here yet to be told.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** What the program needs as it begins, in the order of need. */
const parts = [
  () => import('react-dom/client'),
  () => import('i18next'),
  async () => (await import('#racing')).defaultTrackCodes,
];

/** The fonts come behind the program, so that neither it nor the first words share the way with them. */
function askForFonts(): void {
  for (const href of [inter, sofia]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/**
 * What the site is stands in its page already, and is painted before the program that follows takes any time. That comes
 * in parts, each in a task of its own, so that a touch is answered in between.
 */
async function main(): Promise<void> {
  await firstPaint();
  askForFonts();
  for (const part of parts) {
    await part();
    await nextTask();
  }
  const { start } = await import('./start.tsx');
  await start();
}

// Not awaited: the files that come share code with this one, and would wait for its end.
main().catch((failure: unknown) => {
  document.documentElement.dataset['stopped'] = '';
  throw failure;
});
