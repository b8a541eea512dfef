import { z } from 'zod';
import { savedPageRefusals } from '../../campaigns-and-templates/campaigns/import.js';
import { defineCommand } from '../../kit/define-command.js';
import { uploadedFile } from '../../primitives/index.js';

/**
 * The page of an upload: the file itself, or the page of a zip. Pictures written into its text (`data:`) are replaced by
 * names. The upload stays until `keepSavedPictures` is called, or expires.
 */
export const readSavedPage = defineCommand({
  subject: 'media.saved-pages.read',
  summary: 'Read the page of an uploaded file or zip',
  request: z.strictObject({ file: uploadedFile }),
  reply: z.object({
    fileName: z.string(),
    text: z.string(),
    isArchive: z.boolean(),
    /** Files that came with it, by their path relative to the page. */
    files: z.array(z.string()),
  }),
  errors: [...savedPageRefusals],
  timeoutMs: 6_000,
});
