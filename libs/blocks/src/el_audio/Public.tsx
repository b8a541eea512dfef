import type { PublicProps } from '../kit/types.js';
import type { AudioContent, AudioEntry } from './schema.js';

interface RecordingProps {
  audio: AudioEntry;
  index: number;
  /** Below the list's own title where it has one: no level is left out. */
  Heading: 'h2' | 'h3';
}

/**
 * The browser's own player, which behaviour.ts replaces by ours. Metadata is preloaded for our own files only; third-party files are
 * requested on play.
 */
function Recording({ audio, index, Heading }: RecordingProps) {
  const name = audio.title || `Recording ${index + 1}`;
  return (
    <li className="au-i">
      {audio.title && <Heading className="au-n">{audio.title}</Heading>}
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
          <Recording key={`${audio.src} ${index}`} audio={audio} index={index} Heading={data.title ? 'h3' : 'h2'} />
        ))}
      </ul>
    </>
  );
}
