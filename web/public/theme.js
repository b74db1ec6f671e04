// Before the first paint: the theme that was chosen, or the system's.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('regnum.settings') || '{}').theme || 'system';
  } catch {
    theme = 'system';
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
