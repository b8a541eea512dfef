export * from './draw-picture-sizes.js';
export * from './draw-video-poster.js';
export * from './import-products.js';
export * from './mail-causes.js';
export * from './publish-campaign.js';
export * from './render-document.js';
export * from './send-email.js';
export * from './write-export.js';
