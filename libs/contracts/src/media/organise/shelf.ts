import { z } from 'zod';
import { line } from '../../primitives/index.js';

/** Most tags of one file. */
export const maxTags = 20;

/** Accents that look the same are stored the same. Upper and lower case are one folder, spelled as it was first. */
export const folderName = line(60).normalize('NFC');
export const tagName = line(40).normalize('NFC').min(1);

/** A folder or a tag, and how many listed files it has. */
export const shelf = z.object({ name: z.string(), count: z.int() });
export type Shelf = z.output<typeof shelf>;

/** By what two spellings of a folder or a tag are the same. */
export const shelfKey = (name: string): string => name.normalize('NFC').toLowerCase();
