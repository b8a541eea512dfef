import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { useState } from 'react';
import type { Theme } from '../../kit/design.js';
import { asGradient, asSolid, type Gradient, gradientCss, paintCss, parseGradient } from '../../kit/paint.js';
import { gradientPalette, solidPalette } from '../palette.js';
import { type Against, ContrastHint } from './ContrastHint.js';
import { EyeDropperButton } from './EyeDropperButton.js';
import { GradientPane } from './GradientPane.js';
import { SolidPane } from './SolidPane.js';
import { Swatches } from './Swatches.js';
import { TypedPaint } from './TypedPaint.js';
import { useRested } from './use-rested.js';

export interface ColourPickerProps {
  /** Hex or gradient text; undefined is the theme's. */
  value: string | undefined;
  /** Called 200 ms after the last change. */
  onChange: (next: string) => void;
  mayBeGradient: boolean;
  /** Offers its primary and secondary colour. */
  theme?: Theme;
  /** Says how well the paint can be read with this. */
  against?: Against;
}
type Mode = 'solid' | 'gradient' | 'ready';
const modeNames: () => Record<Mode, string> = perLanguage(() => ({
  solid: t`Solid`,
  gradient: t`Gradient`,
  ready: t`Pre-defined`,
}));

function ThemeColours({ theme, onPick }: { theme: Theme; onPick: (colour: string) => void }) {
  const colours = [
    { name: t`Primary`, colour: theme.primaryColor },
    { name: t`Secondary`, colour: theme.secondaryColor },
  ];
  return colours.map(({ name, colour }) => (
    <Button
      key={name}
      variant="default"
      size="xs"
      px={8}
      leftSection={
        <span
          aria-hidden
          style={{
            width: 14,
            height: 14,
            borderRadius: 4,
            background: paintCss(colour) ?? undefined,
            border: '1px solid #868e85',
          }}
        />
      }
      onClick={() => onPick(colour)}
    >
      {name}
    </Button>
  ));
}

interface ReadyPaneProps {
  value: string | undefined;
  mayBeGradient: boolean;
  onPick: (paint: string) => void;
}

function ReadyPane({ value, mayBeGradient, onPick }: ReadyPaneProps) {
  return (
    <>
      <Swatches label={t`Colours`} paints={solidPalette()} value={value} onPick={onPick} />
      {mayBeGradient && <Swatches label={t`Gradients`} paints={gradientPalette()} value={value} onPick={onPick} />}
    </>
  );
}

/** The pane that fits the paint, which also changes from outside; pre-defined colours stay open for both kinds. */
function modeFor(wanted: Mode, isGradient: boolean): Mode {
  if (wanted === 'ready') return wanted;
  return isGradient ? 'gradient' : 'solid';
}

/**
 * Any colour of a page is chosen here: solid, gradient or pre-defined, as text, from the theme or from the screen.
 * @source spec 2 and 4 "Colour picker"
 */
export function ColourPicker({ value, onChange, mayBeGradient, theme, against }: ColourPickerProps) {
  const [draft, change] = useRested(value, onChange);
  const read = parseGradient(draft);
  const [mode, setMode] = useState<Mode>(read ? 'gradient' : 'solid');
  // Held here while stops are moved, so that they keep their names and order under the hand.
  const [held, setHeld] = useState<{ text: string; gradient: Gradient } | null>(null);
  const [hasNoDropper, setNoDropper] = useState(false);
  const gradient = held && held.text === draft ? held.gradient : read;
  const shownMode = modeFor(mode, gradient !== null);

  const choose = (next: Mode) => {
    setMode(next);
    if (next === 'gradient' && !gradient) change(asGradient(draft));
    if (next === 'solid' && gradient) change(asSolid(draft));
  };
  const pick = (paint: string) => {
    if (mode !== 'ready') setMode(parseGradient(paint) ? 'gradient' : 'solid');
    change(paint);
  };
  const modes: Mode[] = mayBeGradient ? ['solid', 'gradient', 'ready'] : ['solid', 'ready'];
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t`Kind of colour`}
        fullWidth
        size="xs"
        data={modes.map((one) => ({ value: one, label: modeNames()[one] }))}
        value={shownMode}
        onChange={choose}
      />
      {shownMode === 'solid' && <SolidPane value={draft ?? '#ffffff'} onChange={change} />}
      {shownMode === 'gradient' && gradient && (
        <GradientPane
          value={gradient}
          onChange={(next) => {
            const text = gradientCss(next);
            setHeld({ text, gradient: next });
            change(text);
          }}
        />
      )}
      {shownMode === 'ready' && <ReadyPane value={draft} mayBeGradient={mayBeGradient} onPick={pick} />}
      <TypedPaint value={draft} mayBeGradient={mayBeGradient} onChange={pick} />
      <Group gap={6}>
        {theme && <ThemeColours theme={theme} onPick={pick} />}
        <EyeDropperButton onPick={pick} onMissing={() => setNoDropper(true)} />
      </Group>
      {hasNoDropper && (
        <Alert color="yellow" p="xs" role="alert">
          <Trans>EyeDropper API not supported in this browser.</Trans>
        </Alert>
      )}
      {against && draft && <ContrastHint value={draft} against={against} />}
    </Stack>
  );
}
