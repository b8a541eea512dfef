import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { hexColour } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';

/** Public: the sign-in screen shows the brand of the host (`ctx.host`) before sign-in. @source spec 3 "White-label record" */
export const checkBrand = defineCommand({
  subject: 'white-label.hosts.brand-check',
  http: { path: '/wl/brand-check', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'Name, pictures and colours of this host',
  request: z.strictObject({}),
  reply: z.object({
    whiteLabel: z.boolean(),
    title: z.string(),
    description: z.string(),
    logo: z.string().nullable(),
    favicon: z.string().nullable(),
    supportEmail: z.string(),
    supportLink: z.string(),
    theme: z.object({
      primaryColor: hexColour,
      secondaryColor: hexColour,
      titleColor: hexColour,
      textColor: hexColour,
      sideBarColor: hexColour,
      bgColor: hexColour,
    }),
  }),
  timeoutMs: 2000,
});
