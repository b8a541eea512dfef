export * from './export-page.js';
