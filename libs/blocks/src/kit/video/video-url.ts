import { type RecognisedVideo, unknownVideo } from './recognised.js';
import { fromFacebook, fromFacebookShortHost, fromInstagram, fromTiktok } from './social-video-url.js';
import { fromVimeo } from './vimeo-url.js';
import { fromYoutube, fromYoutubeShortHost } from './youtube-url.js';

export type { RecognisedVideo, VideoType } from './recognised.js';

const readers: readonly [RegExp, (url: URL) => RecognisedVideo][] = [
  [/^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/, fromYoutube],
  [/^(?:www\.)?youtu\.be$/, fromYoutubeShortHost],
  [/^(?:(?:www|m|player)\.)?vimeo\.com$/, fromVimeo],
  [/^(?:(?:www|m|vm|vt)\.)?tiktok\.com$/, fromTiktok],
  [/^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)$/, fromInstagram],
  [/^(?:(?:www|m|web|mbasic|touch|[a-z]{2}-[a-z]{2})\.)?facebook\.com$|^(?:(?:www|m)\.)?fb\.com$/, fromFacebook],
  [/^(?:www\.)?fb\.watch$/, fromFacebookShortHost],
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
  if (text.length > 2048 || !URL.canParse(text)) return unknownVideo;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return unknownVideo;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const reader = readers.find(([hosts]) => hosts.test(host))?.[1];
  return reader ? reader(url) : unknownVideo;
}
