export { campaignsAndTemplatesService } from './campaigns-and-templates.module.js';
