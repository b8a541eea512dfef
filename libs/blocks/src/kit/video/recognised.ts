export type VideoType = 'youtube' | 'vimeo' | 'tiktok' | 'instagram' | 'facebook' | 'unknown';

export interface RecognisedVideo {
  type: VideoType;
  /** The provider's id of the video; null where the address names none (short links, playlists). */
  id: string | null;
  /** Id of a YouTube playlist or a Vimeo showcase. */
  list?: string;
  /** What opens an unlisted Vimeo video. */
  hash?: string;
  /** Upright, 9:16. */
  isShort?: boolean;
  isLive?: boolean;
  /** Where to begin, in seconds. */
  startSec?: number;
}

export const unknownVideo: RecognisedVideo = { type: 'unknown', id: null };

/** "90", "90s" or "1h2m3s" in seconds; undefined when it is neither. */
export function seconds(text: string | null | undefined): number | undefined {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (!match) return undefined;
  const [hours = 0, minutes = 0, rest = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + rest || undefined;
}

/** The moment a hash like #t=1m30s names. */
export const hashMoment = ({ hash }: URL) => /^#t=(.+)$/.exec(hash)?.[1];
