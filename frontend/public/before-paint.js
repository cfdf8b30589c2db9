// Runs before the first paint, so that a light page never flashes dark and the first words are in the reader's language.
// The keys are those of src/lib/settings and src/lib/i18n; the languages are told by the page.
(function () {
  const page = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // a browser that keeps nothing is on a first visit
    }
  };
  let theme = 'system';
  try {
    theme = JSON.parse(kept('tdr.settings') || '{}').theme || 'system';
  } catch {
    // settings that cannot be read are the same as none
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  page.setAttribute('data-mantine-color-scheme', theme);
  // The browser's own bar has the colour of the top bar; lib/settings/theme.ts changes both when another is chosen.
  document.querySelector('meta[name=theme-color]').content = theme === 'light' ? '#ffffff' : '#111418';

  const languages = (document.currentScript.dataset.languages || 'en').split(' ');
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  page.lang = [kept('language'), ...preferred].find((code) => languages.includes(code)) || 'en';

  // A part of the program that does not come would leave the first screen for ever: it then says so. See src/main.tsx.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && (page.dataset.stopped = ''), true);
  addEventListener('click', ({ target }) => target.closest('[data-reload]') && location.reload());
})();
