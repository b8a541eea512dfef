import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** GET /{campName}/manifest.webmanifest. Null for a page that does not exist or is not public. @source design 6 */
export const getPageManifest = defineCommand({
  subject: 'campaigns-and-templates.public-pages.manifest',
  summary: 'What keeps a page on a home screen',
  request: z.strictObject({ campName: z.string().max(120) }),
  reply: z.object({ manifest: z.string().nullable() }),
  timeoutMs: 2000,
});
