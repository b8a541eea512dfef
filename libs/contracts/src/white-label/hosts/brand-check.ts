import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicReadRate } from '../../primitives/rates.js';
import { brandSchema } from './brand.js';
import { siteSchema } from './site.js';

/** Public: the sign-in screen shows the brand of the host (`ctx.host`) before sign-in. @source spec 3 "White-label record" */
export const checkBrand = defineCommand({
  subject: 'white-label.hosts.brand-check',
  http: { path: '/wl/brand-check', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'Name, pictures and colours of this host',
  request: z.strictObject({}),
  /** `signup`: who may open an account at a tenant's host; absent where the installation decides. */
  reply: brandSchema.extend({ signup: siteSchema.shape.signup }),
  timeoutMs: 2000,
});
