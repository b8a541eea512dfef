export * from './hosts/brand.js';
export * from './hosts/brand-check.js';
export * from './hosts/list-served.js';
export * from './hosts/resolve.js';
export * from './hosts/site-of-tenant.js';
export * from './hosts/site.js';
