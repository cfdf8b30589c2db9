import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import './ui/tokens.css';
import './ui/page.css';
import { startLanguage } from './lib/i18n/i18n.ts';
import { App } from './app.tsx';

if (import.meta.env.DEV) {
  const [{ checkAnswersWith }, { contractCheck }] = await Promise.all([
    import('./lib/api/answer-check.ts'),
    import('./lib/api/contract-check.ts'),
  ]);
  checkAnswersWith(contractCheck);
}

await startLanguage();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
