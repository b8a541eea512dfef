export * from './animation.js';
export * from './consent-banner.js';
export * from './frame-sources.js';
export * from './pixels.js';
export * from './section-audience.js';
export * from './section-style.js';
export * from './seo.js';
export * from './theme.js';
