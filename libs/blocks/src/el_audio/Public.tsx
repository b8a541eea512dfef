import type { PublicProps } from '../kit/types.js';
import type { AudioContent, AudioEntry } from './schema.js';

/**
 * The browser's own player, which behaviour.ts replaces by ours. Of our own files the length is read ahead; of somebody
 * else's nothing is asked for before a tap.
 */
function Recording({ audio, index }: { audio: AudioEntry; index: number }) {
  const name = audio.title || `Recording ${index + 1}`;
  return (
    <li className="au-i">
      {audio.title && <h3 className="au-n">{audio.title}</h3>}
      {audio.description && <p className="m au-d">{audio.description}</p>}
      <audio
        controls
        preload={audio.src.startsWith('/') ? 'metadata' : 'none'}
        src={audio.src}
        aria-label={name}
        title={name}
      />
    </li>
  );
}

export function Public({ data }: PublicProps<AudioContent>) {
  const audios = data.audios.filter(({ src }) => src !== '');
  if (audios.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t au-t">{data.title}</h2>}
      <ul className="au" role="list">
        {audios.map((audio, index) => (
          <Recording key={`${audio.src} ${index}`} audio={audio} index={index} />
        ))}
      </ul>
    </>
  );
}
