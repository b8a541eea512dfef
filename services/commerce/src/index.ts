export { commerceService } from './commerce.module.js';
