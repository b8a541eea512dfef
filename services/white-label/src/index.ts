export { whiteLabelService } from './white-label.module.js';
