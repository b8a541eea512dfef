export type VideoType = 'youtube' | 'vimeo' | 'tiktok' | 'instagram' | 'facebook' | 'unknown';

export interface RecognisedVideo {
  type: VideoType;
  /** The provider's id of the video; null where the address names none (short links, playlists). */
  id: string | null;
  /** Id of a YouTube playlist. */
  list?: string;
  /** Upright, 9:16. */
  isShort?: boolean;
  isLive?: boolean;
  /** Where to begin, in seconds. */
  startSec?: number;
}

const unknown: RecognisedVideo = { type: 'unknown', id: null };

// Two words of YouTube's own are as long as an id: /embed/videoseries and /embed/live_stream.
const youtubeId = /^(?!videoseries$|live_stream$)[A-Za-z0-9_-]{11}$/;
const listId = /^[A-Za-z0-9_-]{10,64}$/;

/** "90", "90s" or "1h2m3s" in seconds; undefined when it is neither. */
function seconds(text: string | null): number | undefined {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (!match) return undefined;
  const [hours = 0, minutes = 0, rest = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + rest || undefined;
}

function youtubeVideo(url: URL, id: string | null | undefined, more: Partial<RecognisedVideo> = {}): RecognisedVideo {
  const list = url.searchParams.get('list') ?? '';
  const hasList = listId.test(list);
  const hasId = id !== null && id !== undefined && youtubeId.test(id);
  if (!hasId && !hasList) return unknown;
  const hash = /^#t=(.+)$/.exec(url.hash)?.[1] ?? null;
  const startSec = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? hash);
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
  shorts: (url, next) => (youtubeId.test(next ?? '') ? youtubeVideo(url, next, { isShort: true }) : unknown),
  live: (url, next) => (youtubeId.test(next ?? '') ? youtubeVideo(url, next, { isLive: true }) : unknown),
  embed: youtubeVideo,
  v: youtubeVideo,
  e: youtubeVideo,
  playlist: (url) => youtubeVideo(url, null),
  attribution_link: (url) => {
    const inner = url.searchParams.get('u') ?? '';
    return inner.startsWith('/watch') ? fromYoutube(new URL(inner, 'https://www.youtube.com')) : unknown;
  },
};

function fromYoutube(url: URL): RecognisedVideo {
  const [head = '', next] = url.pathname.split('/').filter(Boolean);
  const word = head.toLowerCase();
  return (Object.hasOwn(byPath, word) && byPath[word]?.(url, next)) || unknown;
}
function fromShortHost(url: URL): RecognisedVideo {
  const [first] = url.pathname.split('/').filter(Boolean);
  return first === 'shorts' || first === 'live' ? fromYoutube(url) : youtubeVideo(url, first);
}

function fromVimeo({ pathname }: URL): RecognisedVideo {
  const id =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{6,12})(?:\/|$)/.exec(
      pathname,
    )?.[1];
  return id ? { type: 'vimeo', id } : unknown;
}
function fromTiktok({ hostname, pathname }: URL): RecognisedVideo {
  const id = /^\/(?:@[\w.-]+\/(?:video|photo)|v|embed(?:\/v2)?|player\/v1)\/(\d{8,24})/.exec(pathname)?.[1];
  if (id) return { type: 'tiktok', id };
  const isShortLink = /^\/t\/\w+/.test(pathname) || (/^v[mt]\./.test(hostname) && /^\/\w{6,}/.test(pathname));
  return isShortLink ? { type: 'tiktok', id: null } : unknown;
}
function fromInstagram({ pathname }: URL): RecognisedVideo {
  const id = /^\/(?:[\w.]+\/)?(?:reels?|p|tv)\/([\w-]{5,64})(?:\/|$)/.exec(pathname)?.[1];
  return id ? { type: 'instagram', id } : unknown;
}
function fromFacebook(url: URL): RecognisedVideo {
  const path = /^\/(?:reel|[\w.-]+\/(?:videos(?:\/[\w.-]+)?|posts))\/([\w-]{5,128})(?:\/|$)/.exec(url.pathname);
  const byQuery = /^\/(?:watch\/?|video\.php|story\.php|permalink\.php)$/.test(url.pathname)
    ? (url.searchParams.get('v') ?? url.searchParams.get('story_fbid'))
    : null;
  const id = path?.[1] ?? byQuery;
  return id && /^[\w-]{5,128}$/.test(id) ? { type: 'facebook', id } : unknown;
}

const readers: readonly [RegExp, (url: URL) => RecognisedVideo][] = [
  [/^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/, fromYoutube],
  [/^(?:www\.)?youtu\.be$/, fromShortHost],
  [/^(?:(?:www|player)\.)?vimeo\.com$/, fromVimeo],
  [/^(?:(?:www|m|vm|vt)\.)?tiktok\.com$/, fromTiktok],
  [/^(?:www\.)?(?:instagram\.com|instagr\.am)$/, fromInstagram],
  [/^(?:(?:www|m|web|mbasic)\.)?facebook\.com$/, fromFacebook],
  [/^fb\.watch$/, ({ pathname }) => (/^\/[\w-]{5,}/.test(pathname) ? { type: 'facebook', id: null } : unknown)],
];

/** Adds the scheme people leave out when they copy an address. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return text;
  return `https://${text.replace(/^\/\//, '')}`;
}

/**
 * Which provider an address belongs to, and which video it names. Only the host decides on the provider.
 * @source spec 5: YouTube (shorts and live too), Vimeo, TikTok, Instagram (reel, p, tv), Facebook posts; else unknown
 */
export function recogniseVideo(typed: string): RecognisedVideo {
  const text = withScheme(typed);
  if (text.length > 2048 || !URL.canParse(text)) return unknown;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return unknown;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const reader = readers.find(([hosts]) => hosts.test(host))?.[1];
  return reader ? reader(url) : unknown;
}

/** The player without cookies, playing at once; null when it is no YouTube video. */
export function youtubeEmbedUrl(video: RecognisedVideo): string | null {
  if (video.type !== 'youtube') return null;
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
  if (video.list) query.set('list', video.list);
  if (video.startSec) query.set('start', String(video.startSec));
  return `https://www.youtube-nocookie.com/embed/${video.id ?? 'videoseries'}?${query.toString()}`;
}

/** The page of the video on YouTube, for whoever has no JavaScript; null when it is no YouTube video. */
export function youtubeWatchUrl(video: RecognisedVideo): string | null {
  if (video.type !== 'youtube') return null;
  const query = new URLSearchParams();
  if (video.id) query.set('v', video.id);
  if (video.list) query.set('list', video.list);
  if (video.startSec) query.set('t', `${video.startSec}s`);
  return `https://www.youtube.com/${video.id ? 'watch' : 'playlist'}?${query.toString()}`;
}
