import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { uploadedFile, webUrl } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { importFound, importSources, savedPageRefusals } from './import.js';

/** Bytes of a file, such as the zip of a complete saved page. */
export const importMaxFileBytes = 25 * 1024 * 1024;

/**
 * The first step of an import as a form with a file: a saved page, an export, or a zip of a complete saved page. Pictures
 * that come with the page come into the caller's library once a page shows them. @source api.md import
 */
export const importCampaignFile = defineCommand({
  subject: 'campaigns-and-templates.campaigns.import-file',
  http: {
    path: '/user/campaign/import',
    role: 'user',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: importMaxFileBytes,
  },
  summary: 'Read a saved page with its pictures from a file or zip',
  request: z.strictObject({
    preview: z.literal('true').default('true'),
    source: z.enum(importSources).default('html'),
    /** The address that the page's relative links and pictures belong to. */
    url: webUrl.optional(),
    file: uploadedFile,
  }),
  reply: importFound,
  errors: ['import.unreadable', ...savedPageRefusals],
  timeoutMs: 15_000,
});
