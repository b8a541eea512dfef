import type { MediaView } from '@linkyard/contracts';

/** A file of the library, as the server describes one. */
export const plainView: MediaView = {
  _id: 'b'.repeat(24),
  type: 'document',
  kind: 'document',
  title: 'Film',
  alt: '',
  file: {
    path: '/media/documents/film.mp4',
    thumb: null,
    mime: 'video/mp4',
    size: 25,
    width: null,
    height: null,
    duration: null,
    placeholder: '',
    variants: [],
  },
  source: 'upload',
  credit: null,
  prompt: '',
  focalPoint: null,
  folder: '',
  tags: [],
  uses: 0,
  visibility: 'private',
  state: 'ready',
  rev: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  deletedAt: null,
};
