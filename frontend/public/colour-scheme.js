// Sets light or dark before the first paint. A file, because the page's policy allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = window.localStorage.getItem('colour-scheme');
  } catch {
    // Storage is blocked: the system's own choice stands.
  }
  // Of a site whose colours were chosen as dark ones: libs/ui/src/site-scheme.ts.
  if (!chosen && document.querySelector('meta[name="site-scheme"][content="dark"]')) chosen = 'dark';
  var dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
