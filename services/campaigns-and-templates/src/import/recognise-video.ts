/** The 11-character id of a YouTube video behind any form of its address: watch, short link, shorts, live or embed. */
export function youtubeVideoId(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.toLowerCase().replace(/^(?:www|m|music)\./, '');
  let id: string | null | undefined = null;
  if (host === 'youtu.be') id = pathname.split('/')[1];
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id = pathname === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1];
  }
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/** The page of a video that a player frame shows, or null when the frame shows no video we know. */
export function videoPageOfFrame(url: string): string | null {
  const youtube = youtubeVideoId(url);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url)?.[1];
  if (vimeo) return `https://vimeo.com/${vimeo}`;
  const tiktok = /^https?:\/\/(?:www\.)?tiktok\.com\/(?:embed(?:\/v2)?|player\/v1)\/(\d+)/.exec(url)?.[1];
  return tiktok ? `https://www.tiktok.com/video/${tiktok}` : null;
}
