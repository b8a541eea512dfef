import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { editorRate } from '../../primitives/rates.js';
import { taxSettings } from './tax-settings-view.js';

/** The whole of it is sent each time. */
export const updateTaxSettings = defineCommand({
  subject: 'commerce.tax-settings.update',
  http: { path: '/user/tax-settings/update', role: 'user', rate: editorRate },
  summary: 'Set the tax that the seller charges',
  request: taxSettings,
  reply: z.object({ settings: taxSettings }),
  message: /*i18n*/ 'Saved.',
  timeoutMs: 2000,
});
