export * from './pages/fetch.js';
export * from './pages/scrape.js';
