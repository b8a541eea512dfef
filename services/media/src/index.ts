export { mediaService } from './media.module.js';
