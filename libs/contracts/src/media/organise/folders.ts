import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { shelf } from './shelf.js';

/** Those that have a file, by name. A folder begins with the first file that is moved into it and ends with the last that leaves. */
export const mediaFolders = defineCommand({
  subject: 'media.organise.folders',
  http: { path: '/user/media/folders', role: 'any' },
  summary: 'Folders and tags of the library, with how much is in each',
  request: z.strictObject({}),
  reply: z.object({ folders: z.array(shelf), tags: z.array(shelf) }),
  timeoutMs: 2000,
});
