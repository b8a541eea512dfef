import { hashMoment, type RecognisedVideo, seconds, unknownVideo } from './recognised.js';

// Two words of YouTube's own are as long as an id: /embed/videoseries and /embed/live_stream.
const youtubeId = /^(?!videoseries$|live_stream$)[A-Za-z0-9_-]{11}$/;
const listId = /^[A-Za-z0-9_-]{10,64}$/;

function youtubeVideo(url: URL, id: string | null | undefined, more: Partial<RecognisedVideo> = {}): RecognisedVideo {
  const list = url.searchParams.get('list') ?? '';
  const hasList = listId.test(list);
  const hasId = id !== null && id !== undefined && youtubeId.test(id);
  if (!hasId && !hasList) return unknownVideo;
  const startSec = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? hashMoment(url));
  return {
    type: 'youtube',
    id: hasId ? id : null,
    ...(hasList && { list }),
    ...(startSec && { startSec }),
    ...more,
  };
}

const byPath: Record<string, (url: URL, next: string | undefined) => RecognisedVideo> = {
  watch: (url, next) => youtubeVideo(url, url.searchParams.get('v') ?? next),
  shorts: (url, next) => (youtubeId.test(next ?? '') ? youtubeVideo(url, next, { isShort: true }) : unknownVideo),
  live: (url, next) => (youtubeId.test(next ?? '') ? youtubeVideo(url, next, { isLive: true }) : unknownVideo),
  embed: youtubeVideo,
  v: youtubeVideo,
  e: youtubeVideo,
  playlist: (url) => youtubeVideo(url, null),
  attribution_link: (url) => {
    const inner = url.searchParams.get('u') ?? '';
    return inner.startsWith('/watch') ? fromYoutube(new URL(inner, 'https://www.youtube.com')) : unknownVideo;
  },
};

export function fromYoutube(url: URL): RecognisedVideo {
  const [head = '', next] = url.pathname.split('/').filter(Boolean);
  const word = head.toLowerCase();
  return (Object.hasOwn(byPath, word) && byPath[word]?.(url, next)) || unknownVideo;
}

/** youtu.be, where the path is the video. */
export function fromYoutubeShortHost(url: URL): RecognisedVideo {
  const [first] = url.pathname.split('/').filter(Boolean);
  return first === 'shorts' || first === 'live' ? fromYoutube(url) : youtubeVideo(url, first);
}
