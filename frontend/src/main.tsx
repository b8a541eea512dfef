import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
import { styleNonce } from '@linkyard/ui';
import { App } from './app/App.js';
import { createRouter } from './app/router.js';
import { browserLanguage, showLanguage } from './shared/language/app-language.js';
import { takeSeoData } from './shared/seo/seo-data.js';
import { takeAppKey } from './shared/session/app-key.js';
import { currentToken } from './shared/session/token-cookie.js';
import { createStore } from './shared/store.js';

const reloadedAt = 'reloaded-at';

// After a deploy an open tab asks for chunks that are gone: load the new version, but not in a circle.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? '0');
  // Offline there is no new version to load: the screen says so instead.
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

takeAppKey(document);
// Mantine's lock of scrolling makes its style sheet without the provider of the theme.
setNonce(styleNonce());
const store = createStore({
  seoData: takeSeoData(document),
  hasToken: currentToken() !== null,
  storage: window.localStorage,
});

// Another language than English is loaded before the first screen, so that no text changes under the reader.
void showLanguage(browserLanguage()).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={createRouter()} />
    </StrictMode>,
  ),
);
