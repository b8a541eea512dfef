import type { RecognisedVideo } from './recognised.js';

/** The providers whose videos a block plays. Facebook videos are recognised, to be reported as unsupported, but not played. */
export type PlayedType = 'youtube' | 'vimeo' | 'tiktok' | 'instagram';

interface Provider {
  name: string;
  /** Where its player's address begins; the gateway's frame policy allows no more. */
  playerBase: string;
  /** The player, playing at once where the provider lets it; null where the address names nothing to play. */
  player: (video: RecognisedVideo) => string | null;
  /** The video's own page; null where only the address as it was given leads there. */
  page: (video: RecognisedVideo) => string | null;
}

const youtube: Provider = {
  name: 'YouTube',
  playerBase: 'https://www.youtube-nocookie.com/embed/',
  player: ({ id, list, startSec }) => {
    const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
    if (list) query.set('list', list);
    if (startSec) query.set('start', String(startSec));
    return `https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}?${query.toString()}`;
  },
  page: ({ id, list, startSec }) => {
    const query = new URLSearchParams();
    if (id) query.set('v', id);
    if (list) query.set('list', list);
    if (startSec) query.set('t', `${startSec}s`);
    return `https://www.youtube.com/${id ? 'watch' : 'playlist'}?${query.toString()}`;
  },
};

const vimeo: Provider = {
  name: 'Vimeo',
  playerBase: 'https://player.vimeo.com/video/',
  player: ({ id, hash, startSec }) => {
    if (!id) return null;
    const query = new URLSearchParams({ ...(hash && { h: hash }), autoplay: '1', playsinline: '1', dnt: '1' });
    return `https://player.vimeo.com/video/${id}?${query.toString()}${startSec ? `#t=${startSec}s` : ''}`;
  },
  page: ({ id, list, hash, startSec }) =>
    id
      ? `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${startSec ? `#t=${startSec}s` : ''}`
      : `https://vimeo.com/showcase/${list}`,
};

const tiktok: Provider = {
  name: 'TikTok',
  playerBase: 'https://www.tiktok.com/player/v1/',
  player: ({ id }) => id && `https://www.tiktok.com/player/v1/${id}?autoplay=1&rel=0`,
  // TikTok finds the video by its number and ignores the user name in the path.
  page: ({ id }) => id && `https://www.tiktok.com/@/video/${id}`,
};

const instagram: Provider = {
  name: 'Instagram',
  playerBase: 'https://www.instagram.com/p/',
  player: ({ id }) => id && `https://www.instagram.com/p/${id}/embed/`,
  page: ({ id }) => id && `https://www.instagram.com/p/${id}/`,
};

export const providers: Record<PlayedType, Provider> = { youtube, vimeo, tiktok, instagram };

/** The player of a video of that provider; null when it is another's, or names nothing that can be played here. */
export const playerUrl = (type: PlayedType, video: RecognisedVideo): string | null =>
  video.type === type ? providers[type].player(video) : null;

/** The video's page at its provider, used without JavaScript; null when it is another provider's. */
export const videoPageUrl = (type: PlayedType, video: RecognisedVideo): string | null =>
  video.type === type ? providers[type].page(video) : null;
