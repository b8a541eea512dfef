import type { MediaView } from '@linkyard/contracts';

/** By then it is drawn, or there is nothing that draws it. */
const patienceMs = 60_000;

type Film = Pick<MediaView, 'kind' | 'createdAt'> & { file: Pick<MediaView['file'], 'thumb'> };

/**
 * Whether the poster of a film that was just stored may still come.
 * @param readAt when the list was read, epoch milliseconds
 */
export const awaitsPosters = (media: readonly Film[], readAt: number): boolean =>
  media.some(({ kind, createdAt, file }) => {
    // A clock that is wrong asks for nothing rather than for ever.
    return kind === 'video' && !file.thumb && Math.abs(readAt - new Date(createdAt).getTime()) < patienceMs;
  });
