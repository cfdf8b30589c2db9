// Runs before the first paint, so that a light page never flashes dark. The key is the one of src/lib/settings.
(function () {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('tdr.settings') || '{}').theme || 'system';
  } catch {
    // settings that cannot be read are the same as none
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.setAttribute('data-mantine-color-scheme', theme);
})();
