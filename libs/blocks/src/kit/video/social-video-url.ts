import { type RecognisedVideo, unknownVideo } from './recognised.js';

export function fromTiktok({ hostname, pathname, searchParams }: URL): RecognisedVideo {
  const path =
    /^\/(?:@[\w.-]*\/(?:video|photo)|share\/video|video|v|embed(?:\/v[23])?|player\/v1)\/(\d{8,24})(?:\.html)?(?:\/|$)/;
  // The feed opens at the video its address names.
  const inFeed = /^\/foryou\/?$/.test(pathname) ? searchParams.get('item_id') : null;
  const id = path.exec(pathname)?.[1] ?? inFeed;
  if (id && /^\d{8,24}$/.test(id)) return { type: 'tiktok', id };
  const isShortLink = /^\/t\/\w{6,}/.test(pathname) || (/^v[mt]\./.test(hostname) && /^\/\w{6,}/.test(pathname));
  return isShortLink ? { type: 'tiktok', id: null } : unknownVideo;
}

export function fromInstagram({ pathname }: URL): RecognisedVideo {
  // The app's share links are short links: only Instagram knows which post they mean.
  if (/^\/share\/(?:(?:reel|p|tv)\/)?[\w-]{5,64}\/?$/.test(pathname)) return { type: 'instagram', id: null };
  const id = /^\/(?:[\w.]+\/)?(?:reels?|p|tv)\/(?!audio\/)([\w-]{5,64})(?:\/|$)/.exec(pathname)?.[1];
  return id ? { type: 'instagram', id } : unknownVideo;
}

const facebookPath =
  /^\/(?:reel|[\w.-]+\/(?:videos(?:\/[\w.-]+)?|posts(?:\/[\w.-]+)?|reel)|groups\/[\w.-]+\/(?:posts|permalink))\/([\w-]{5,128})(?:\/|$)/;
const facebookQuery = /^\/(?:watch\/?|watch\/live\/?|video\.php|story\.php|permalink\.php|photo\/?|photo\.php)$/;

export function fromFacebook(url: URL): RecognisedVideo {
  if (/^\/share\/(?:[vrp]\/)?[\w-]{5,64}\/?$/.test(url.pathname)) return { type: 'facebook', id: null };
  const asked = facebookQuery.test(url.pathname)
    ? ['v', 'story_fbid', 'fbid'].map((name) => url.searchParams.get(name)).find((value) => value !== null)
    : undefined;
  const id = facebookPath.exec(url.pathname)?.[1] ?? asked;
  return id && /^[\w-]{5,128}$/.test(id) ? { type: 'facebook', id } : unknownVideo;
}

export const fromFacebookShortHost = ({ pathname }: URL): RecognisedVideo =>
  /^\/(?:v\/)?[\w-]{5,64}\/?$/.test(pathname) ? { type: 'facebook', id: null } : unknownVideo;
