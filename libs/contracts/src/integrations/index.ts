export * from './pages/check-links.js';
export * from './pages/fetch.js';
export * from './pages/scrape.js';
