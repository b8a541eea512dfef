import type { Texts } from '@linkyard/languages';
import { type PlayedType, playerUrl, providers, videoPageUrl } from './players.js';
import type { VideoContent, VideoEntry } from './video-schema.js';
import { recogniseVideo, type RecognisedVideo } from './video-url.js';

const isUpright = ({ type, isShort }: RecognisedVideo) => type === 'tiktok' || type === 'instagram' || isShort === true;

interface FacadeProps {
  type: PlayedType;
  video: VideoEntry;
  i18n: Texts;
}

/**
 * A still with a play button that is a link to the video's page; `play` puts the player in its place on a tap. A short
 * link names no video to play, so it stays a link.
 */
function Facade({ type, video, i18n }: FacadeProps) {
  const recognised = recogniseVideo(video.videoUrl);
  const player = playerUrl(type, recognised);
  const { name } = providers[type];
  const title = video.text || i18n.t('{name} video', { name });
  return (
    <figure className={isUpright(recognised) ? 'vd vd-s' : 'vd'}>
      <a
        className="vd-a"
        href={videoPageUrl(type, recognised) ?? video.videoUrl}
        data-v={player ?? undefined}
        data-c=""
        target="_blank"
        rel="noopener"
      >
        <span className="vh">{player ? i18n.t('Play: {title}.', { title }) : `${title}.`}</span>
        {video.poster && <img src={video.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />}
        {recognised.isLive && <span className="vd-l">{i18n.t('Live')}</span>}
        <span className="vd-b" aria-hidden="true">
          <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" focusable="false">
            <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z" />
          </svg>
        </span>
        <span className="vd-n">
          {player ? i18n.t('Plays from {name}', { name }) : i18n.t('Opens {name}', { name })}
        </span>
      </a>
      {video.text && <figcaption>{video.text}</figcaption>}
    </figure>
  );
}

/** The view of every video block: what its provider has, in the order of the list. Null when that is nothing. */
export function videoWall(type: PlayedType, data: VideoContent, i18n: Texts) {
  const videos = data.Video.filter((video) => video.type === type);
  if (videos.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t vd-t">{data.title}</h2>}
      <div className="vd-g">
        {videos.map((video, index) => (
          <Facade key={`${video.videoUrl} ${index}`} type={type} video={video} i18n={i18n} />
        ))}
      </div>
    </>
  );
}
