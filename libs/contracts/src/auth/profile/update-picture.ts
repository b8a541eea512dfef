import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/** PNG or JPEG up to 3 MB; the media service re-encodes it. @source spec 5 "Image for cropping", 7 "Uploads" */
export const updateProfilePicture = defineCommand({
  subject: 'auth.profile.update-picture',
  http: {
    path: '/user/updateProfile',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    // More than a picture may have: what is a little too large gets the sentence of its screen.
    maxBytes: 25 * 1024 * 1024,
  },
  summary: 'Put up a profile picture',
  request: z.strictObject({ file: uploadedFile }),
  reply: z.object({ profile_image: z.string() }),
  message: /*i18n*/ 'Your picture is saved.',
  errors: ['media.image_type', 'media.image_too_large'],
  timeoutMs: 15_000,
});
