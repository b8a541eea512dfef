export * from './animation.js';
export * from './frame-sources.js';
export * from './section-style.js';
export * from './seo.js';
export * from './theme.js';
