import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { type Background, imageUrl } from '@linkyard/contracts';
import { ImageField, LibraryFileButton } from '@linkyard/blocks/editor';
import { fittingVeil } from '@linkyard/blocks/public';
import { useState } from 'react';
import { pictureTones } from './picture-tones.js';
import { Ruler } from './Ruler.js';
import { useFormContext } from './use-form-context.js';

type Backdrop<Kind extends Background['type']> = Extract<Background, { type: Kind }>;
interface BackdropFieldsProps<Kind extends Background['type']> {
  /** Null until one is chosen. */
  value: Backdrop<Kind> | null;
  /** Null takes it away. */
  onChange: (next: Backdrop<Kind> | null) => void;
}

/** How much of the page's own colour lies over a backdrop at first, so that letters can be read. */
const firstVeil = 0.3;

function Softness<Value extends { overlay: number; blur: number }>({
  value,
  onChange,
}: {
  value: Value;
  onChange: (next: Value) => void;
}) {
  return (
    <>
      <Ruler
        label={t`Veil`}
        unit="%"
        value={Math.round(value.overlay * 100)}
        max={100}
        onChange={(next) => onChange({ ...value, overlay: next / 100 })}
      />
      <Ruler label={t`Blur`} value={value.blur} max={40} onChange={(blur) => onChange({ ...value, blur })} />
    </>
  );
}

/** A picture behind the page, with a veil and a blur over it; the veil begins as thick as the letters need it. */
export function PictureFields({ value, onChange }: BackdropFieldsProps<'image'>) {
  const context = useFormContext();
  const take = async (path: string) => {
    if (!path) return onChange(null);
    const tones = await pictureTones(path);
    const overlay = tones ? fittingVeil(context.theme, tones) : firstVeil;
    onChange({ type: 'image', value: path, overlay, blur: value?.blur ?? 0 });
  };
  return (
    <>
      <ImageField
        label={t`Picture`}
        context={context}
        value={value?.value ?? ''}
        onChange={(path) => void take(path)}
      />
      {value && <Softness value={value} onChange={onChange} />}
    </>
  );
}

/** A silent video behind the page, and the picture that stands for it. */
export function VideoFields({ value, onChange }: BackdropFieldsProps<'video'>) {
  const context = useFormContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    const address = typed.trim();
    if (address === '') {
      setTyped(null);
      return value ? onChange(null) : undefined;
    }
    if (!imageUrl.safeParse(address).success || !/\.(?:mp4|webm)(?:[?#]|$)/i.test(address)) {
      return setProblem(t`Use the address of an MP4 or WebM file that begins with https://.`);
    }
    setTyped(null);
    onChange({ type: 'video', poster: null, overlay: firstVeil, blur: 0, ...value, value: address });
  };
  return (
    <>
      <TextInput
        type="url"
        label={t`Address of the video`}
        placeholder="https://example.org/waves.mp4"
        description={t`MP4 or WebM, best under 5 MB. It plays without sound.`}
        error={problem}
        value={typed ?? value?.value ?? ''}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <LibraryFileButton
        kind="video"
        context={context}
        onChosen={({ path, thumb }) => {
          setTyped(null);
          setProblem(null);
          onChange({ type: 'video', overlay: firstVeil, blur: 0, ...value, value: path, poster: thumb });
        }}
      />
      {value && (
        <>
          <ImageField
            label={t`Picture in its place`}
            description={t`Shown until it plays, and to visitors who want little motion or data.`}
            context={context}
            value={value.poster ?? ''}
            onChange={(path) => onChange({ ...value, poster: path || null })}
          />
          <Softness value={value} onChange={onChange} />
          <Text size="xs" c="dimmed">
            <Trans>
              A video of another host starts when a visitor presses play, so the host learns nothing before that.
            </Trans>
          </Text>
        </>
      )}
    </>
  );
}
