import { hashMoment, type RecognisedVideo, seconds, unknownVideo } from './recognised.js';

/** /ID/HASH is how an unlisted video is shared, ?h=HASH how its player is asked for it. */
const videoPath =
  /^\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/|ondemand\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{8,16}))?(?:\/|$)/;
const listPath = /^\/(?:showcase|album)\/(\d{5,12})(?:\/embed2?)?\/?$/;
const hashForm = /^[0-9a-f]{8,16}$/;

export function fromVimeo(url: URL): RecognisedVideo {
  const list = listPath.exec(url.pathname)?.[1];
  if (list) return { type: 'vimeo', id: null, list };
  const [, id, inPath] = videoPath.exec(url.pathname) ?? [];
  if (!id) return unknownVideo;
  const asked = url.searchParams.get('h') ?? '';
  const hash = inPath ?? (hashForm.test(asked) ? asked : undefined);
  const startSec = seconds(hashMoment(url));
  return { type: 'vimeo', id, ...(hash && { hash }), ...(startSec && { startSec }) };
}
