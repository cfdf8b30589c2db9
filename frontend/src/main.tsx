import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sofia from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url';
import { firstPaint, nextTask } from './lib/scheduling.ts';

// While it loads, the form validator (zod) checks whether it may compile code from text. The security policy forbids
// that, and would report the check. A global: zod itself is not loaded yet.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The modules that the program needs to start, in the order of need. */
const parts = [
  () => import('react-dom/client'),
  () => import('i18next'),
  async () => (await import('#racing')).defaultTrackCodes,
];

/** The fonts load after the program, so that they do not compete with it or the first texts. */
function askForFonts(): void {
  for (const href of [inter, sofia]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/**
 * The first screen is in its page already, and is painted before the program that follows takes any time. That loads in
 * parts, each in a task of its own, so that a touch is handled in between.
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

// Not awaited: the loaded files share code with this one, and would wait for its end.
main().catch((failure: unknown) => {
  document.documentElement.dataset['stopped'] = '';
  throw failure;
});
