import type { Texts } from '@linkyard/languages';
import { scriptTexts } from '../kit/script-texts.js';
import type { PublicProps } from '../kit/types.js';
import type { AudioContent, AudioEntry } from './schema.js';

interface RecordingProps {
  audio: AudioEntry;
  index: number;
  /** Below the list's own title where it has one: no level is left out. */
  Heading: 'h2' | 'h3';
  i18n: Texts;
}

/** What player.ts says of one recording. */
const playerTexts = (name: string, i18n: Texts) => ({
  play: i18n.t('Play {name}', { name }),
  pause: i18n.t('Pause {name}', { name }),
  position: i18n.t('Position in {name}', { name }),
  speed: i18n.t('Speed of {name}', { name }),
  at: i18n.t('{time} of {duration}', { time: '#', duration: '##' }),
  unplayable: i18n.t('This recording cannot be played here.'),
  open: i18n.t('Open the file'),
});

/**
 * The browser's own player, which behaviour.ts replaces by ours. Metadata is preloaded for our own files only; third-party files are
 * requested on play.
 */
function Recording({ audio, index, Heading, i18n }: RecordingProps) {
  const name = audio.title || i18n.t('Recording {number}', { number: index + 1 });
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
        {...scriptTexts(playerTexts(name, i18n))}
      />
    </li>
  );
}

export function Public({ data, context }: PublicProps<AudioContent>) {
  const audios = data.audios.filter(({ src }) => src !== '');
  if (audios.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t au-t">{data.title}</h2>}
      <ul className="au" role="list">
        {audios.map((audio, index) => (
          <Recording
            key={`${audio.src} ${index}`}
            audio={audio}
            index={index}
            Heading={data.title ? 'h3' : 'h2'}
            i18n={context.i18n}
          />
        ))}
      </ul>
    </>
  );
}
