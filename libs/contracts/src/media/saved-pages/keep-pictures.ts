import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { reasonSchema } from '../../errors/reasons.js';
import { uploadedFile } from '../../primitives/index.js';
import { savedPageRefusals } from '../../campaigns-and-templates/campaigns/import.js';

/** Pictures of one page that are stored. */
export const maxSavedPictures = 60;

/**
 * Stores pictures of a saved page and removes the upload. The same picture is stored once, also when the page is read again. It comes into the
 * caller's library when a page shows it; what no page shows within a day is removed.
 */
export const keepSavedPictures = defineCommand({
  subject: 'media.saved-pages.keep-pictures',
  summary: "Store a saved page's pictures",
  request: z.strictObject({ file: uploadedFile, names: z.array(z.string().max(1024)).max(maxSavedPictures) }),
  reply: z.object({
    pictures: z.array(
      z.object({
        name: z.string(),
        /** null for one that was not stored; `problem` says why. */
        path: z.string().nullable(),
        problem: reasonSchema.nullable(),
      }),
    ),
  }),
  errors: [...savedPageRefusals],
  timeoutMs: 12_000,
});
