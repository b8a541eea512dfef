import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { folderName } from './shelf.js';

/** Renamed to one that exists, the two become one. Renamed to nothing, its files stay in the library without a folder. */
export const renameMediaFolder = defineCommand({
  subject: 'media.organise.rename-folder',
  http: { path: '/user/media/folders/rename', role: 'any' },
  summary: 'Rename a folder of the library, or take it away from around its files',
  request: z.strictObject({ folder: folderName.min(1), name: folderName }),
  /** The folder as it is called now, and how many files were moved. */
  reply: z.object({ folder: z.string(), moved: z.int() }),
  timeoutMs: 10_000,
});
