import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import './ui/tokens.css';
import './ui/page.css';
import { countVisit } from './lib/count-visit.ts';
import { beginTexts, i18next, startLanguage } from './lib/i18n/i18n.ts';
import { nextTask, whenIdle } from './lib/scheduling.ts';
import { App } from './app.tsx';
import { makeRouter } from './routes/router.tsx';

/** Renders the page in place of the first screen, once all its modules are loaded. */
export async function start(): Promise<void> {
  await nextTask();
  beginTexts();
  i18next.on('loaded', () => whenIdle(layLiveTexts));
  await nextTask();
  const language = startLanguage();
  await nextTask();
  const router = makeRouter();
  await nextTask();
  await Promise.all([language, pageIsThere(router)]);
  await nextTask();
  const root = document.getElementById('root');
  if (!root) return;
  const page = createRoot(root);
  await nextTask();
  // In slices: the browser may handle a touch between them.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  whenIdle(countVisit);
  whenIdle(async () => void (await import('./ui/tooltip/tips.ts')).startTips());
}

/** Texts approved since the release, over the texts that have just loaded, without delaying them. English has none. */
async function layLiveTexts(): Promise<void> {
  const { language } = i18next;
  if (language === 'en') return;
  const { applyLiveTexts } = await import('./lib/i18n/live-texts.ts');
  await applyLiveTexts(language);
}

const pageIsThere = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
