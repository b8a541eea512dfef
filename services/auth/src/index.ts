export { authService } from './auth.module.js';
