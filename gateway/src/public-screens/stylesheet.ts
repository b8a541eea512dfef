export { stylesheet, type Stylesheet } from '@linkyard/storefront';
