import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { SegmentedControl, Stack } from '@mantine/core';
import type { Background, Theme } from '@linkyard/contracts';
import { asGradient, asSolid, ColourField, PaintField } from '@linkyard/blocks/editor';
import { useState } from 'react';
import { PictureFields, VideoFields } from './BackdropFields.js';
import { Ruler } from './Ruler.js';

const kinds = ['theme', 'solid', 'gradient', 'image', 'video'] as const;
type Kind = (typeof kinds)[number];
const kindNames: () => Record<Kind, string> = perLanguage(() => ({
  theme: t`Theme`,
  solid: t`Colour`,
  gradient: t`Gradient`,
  image: t`Picture`,
  video: t`Video`,
}));

interface BackgroundFieldsProps {
  value: Background | null;
  theme: Theme;
  onChange: (next: Background | null) => void;
  /** A page may take the theme's. */
  mayFollowTheme?: boolean;
}

const plain = { overlay: 0, blur: 0 };

/** Colour, gradient, picture or video behind the page. */
export function BackgroundFields({ value, theme, onChange, mayFollowTheme = false }: BackgroundFieldsProps) {
  const stored: Kind = value?.type ?? 'theme';
  // A picture or video is chosen before there is one, and until then the page keeps what it had.
  const [wanted, setWanted] = useState<'image' | 'video' | null>(null);
  const kind = wanted ?? stored;
  const choose = (next: Kind) => {
    setWanted((next === 'image' || next === 'video') && next !== stored ? next : null);
    if (next === stored) return;
    if (next === 'theme') onChange(null);
    if (next === 'solid') onChange({ type: 'solid', value: asSolid(value?.value), ...plain });
    if (next === 'gradient') onChange({ type: 'gradient', value: asGradient(value?.value), ...plain });
  };
  const setBackdrop = (next: Background | null) => {
    setWanted(null);
    onChange(next ?? { type: 'solid', value: '#ffffff', ...plain });
  };
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t`Kind of background`}
        data={kinds
          .filter((one) => mayFollowTheme || one !== 'theme')
          .map((one) => ({ value: one, label: kindNames()[one] }))}
        value={kind}
        onChange={choose}
      />
      {(kind === 'solid' || kind === 'gradient') && value?.type === kind && (
        <PaintFields value={value} theme={theme} onChange={onChange} />
      )}
      {kind === 'image' && <PictureFields value={value?.type === 'image' ? value : null} onChange={setBackdrop} />}
      {kind === 'video' && <VideoFields value={value?.type === 'video' ? value : null} onChange={setBackdrop} />}
    </Stack>
  );
}

interface PaintFieldsProps {
  value: Extract<Background, { type: 'solid' | 'gradient' }>;
  theme: Theme;
  onChange: (next: Background) => void;
}

/** A colour, or a gradient and the veil over it. */
function PaintFields({ value, theme, onChange }: PaintFieldsProps) {
  const look = { clearable: false, theme, against: { label: t`the text`, paint: theme.textColor } };
  if (value.type === 'solid') {
    const setColour = (colour: string | undefined) => colour && onChange({ ...value, value: colour });
    return <ColourField label={t`Colour`} {...look} value={value.value} onChange={setColour} />;
  }
  const setPaint = (paint: string | undefined) => {
    if (!paint) return;
    const isGradient = paint.includes('gradient(');
    onChange(isGradient ? { ...value, value: paint } : { type: 'solid', value: paint, ...plain });
  };
  return (
    <>
      <PaintField label={t`Gradient`} {...look} value={value.value} onChange={setPaint} />
      <Ruler
        label={t`Veil`}
        unit="%"
        value={Math.round(value.overlay * 100)}
        max={100}
        onChange={(next) => onChange({ ...value, overlay: next / 100 })}
      />
    </>
  );
}
