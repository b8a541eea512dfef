export { integrationsService } from './integrations.module.js';
