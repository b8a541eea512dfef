import type { PublicProps } from '../kit/types.js';
import type { YoutubeContent, YoutubeVideo } from './schema.js';
import { recogniseVideo, youtubeEmbedUrl, youtubeWatchUrl } from './video-url.js';

/** A still with a play button that is a link to YouTube; behaviour.ts puts the player in its place on a tap. */
function Facade({ video }: { video: YoutubeVideo }) {
  const recognised = recogniseVideo(video.videoUrl);
  const href = youtubeWatchUrl(recognised);
  const embed = youtubeEmbedUrl(recognised);
  if (!href || !embed) return null;
  const name = video.text || 'YouTube video';
  return (
    <figure className={recognised.isShort ? 'yt yt-s' : 'yt'}>
      <a className="yt-a" href={href} data-v={embed} data-c="" target="_blank" rel="noopener">
        <span className="vh">Play: {name}.</span>
        {video.poster && <img src={video.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />}
        {recognised.isLive && <span className="yt-l">Live</span>}
        <span className="yt-b" aria-hidden="true">
          <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" focusable="false">
            <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z" />
          </svg>
        </span>
        <span className="yt-n">Plays from YouTube</span>
      </a>
      {video.text && <figcaption>{video.text}</figcaption>}
    </figure>
  );
}

export function Public({ data }: PublicProps<YoutubeContent>) {
  const videos = data.Video.filter((video) => video.type === 'youtube');
  if (videos.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t yt-t">{data.title}</h2>}
      <div className="yt-g">
        {videos.map((video, index) => (
          <Facade key={`${video.videoUrl} ${index}`} video={video} />
        ))}
      </div>
    </>
  );
}
