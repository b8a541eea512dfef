import type { MediaView } from '@linkyard/contracts';
import { posterOf } from '../../../../shared/media/poster-of.js';
import { Thumb } from '../grid/MediaTile.js';
import css from './details.module.css';

/** A file to listen to or to watch; of others, what they are. */
export function Preview({ media }: { media: MediaView }) {
  const { kind, title, file } = media;
  if (kind === 'audio')
    return <audio className={css['player']} src={file.path} controls preload="metadata" aria-label={title} />;
  const poster = posterOf(file);
  if (kind === 'video')
    return (
      <video
        className={css['player']}
        src={file.path}
        controls
        preload="metadata"
        aria-label={title}
        {...(poster ? { poster } : {})}
      />
    );
  return (
    <div className={css['sign']}>
      <Thumb media={media} />
    </div>
  );
}
