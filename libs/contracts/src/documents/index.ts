export * from './document-content.js';
