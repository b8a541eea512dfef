import { z } from 'zod';
import { listReply } from '../../kit/list.js';
import { line } from '../../primitives/index.js';
import { mediaView } from '../files/media-view.js';
import { shelf } from '../organise/shelf.js';

/** A picture of the installation that every creator may put on a page. */
export const sharedPicture = mediaView
  .pick({ _id: true, createdAt: true, kind: true, title: true, alt: true, file: true })
  .extend({
    /** Empty for none. */
    category: z.string(),
  });
export type SharedPicture = z.output<typeof sharedPicture>;

export const categoryName = line(60).normalize('NFC');

export const sharedPicturesRequest = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  listPerPage: z.int().min(1).max(100).default(24),
  category: categoryName.min(1).optional(),
  searchTerm: line(120).optional(),
});
/** The newest first. `categories` are all there are, whatever was asked for. */
export const sharedPicturesReply = listReply(sharedPicture).extend({ categories: z.array(shelf) });
