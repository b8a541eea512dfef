import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconColorPicker } from '@tabler/icons-react';
import { parseColour } from '../../kit/paint.js';

/** The part of the browser's own dropper that is used here; not every browser has one. */
interface Dropper {
  open: () => Promise<{ sRGBHex: string }>;
}
declare global {
  interface Window {
    EyeDropper?: new () => Dropper;
  }
}

interface EyeDropperButtonProps {
  onPick: (colour: string) => void;
  /** Called when this browser has no eye dropper. */
  onMissing: () => void;
}

/** Takes a colour from anywhere on the screen. @source spec 2 "Colour picker" */
export function EyeDropperButton({ onPick, onMissing }: EyeDropperButtonProps) {
  const pick = async () => {
    if (!window.EyeDropper) return onMissing();
    const { sRGBHex } = await new window.EyeDropper().open();
    const colour = parseColour(sRGBHex);
    if (colour) onPick(colour);
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconColorPicker size={16} stroke={1.5} aria-hidden />}
      // The browser rejects when the person presses Escape: nothing was picked, and nothing is wrong.
      onClick={() => void pick().catch(() => undefined)}
    >
      <Trans>Pick from screen</Trans>
    </Button>
  );
}
