import { t } from '@lingui/core/macro';
import { appLook, type ColourName, type Correction } from '@linkyard/blocks/look';
import type { SiteTheme } from '@linkyard/contracts';
import { formatDecimal, InlineAlert } from '@linkyard/ui';
import { ColorSwatch, Group } from '@mantine/core';
import { useDeferredValue } from 'react';
import { colourNames } from './colour-names.js';

const isGround = (colour: ColourName) => colour === 'bgColor' || colour === 'sideBarColor';
const isLetters = (colour: ColourName) => colour === 'titleColor' || colour === 'textColor';

/** What becomes of a colour, and why. @param isOwn false for what is derived for the other colour scheme */
function wordsOf({ colour, scheme, used, ratio }: Correction, isOwn: boolean): string {
  const name = colourNames()[colour];
  const contrast = formatDecimal(Math.round(ratio * 10) / 10);
  if (!isOwn)
    return scheme === 'dark'
      ? t`In dark mode “${name}” becomes ${used}, so that it can be seen.`
      : t`In light mode “${name}” becomes ${used}, so that it can be seen.`;
  if (isGround(colour)) return t`“${name}” leaves letters too little contrast: we use ${used} instead.`;
  if (isLetters(colour))
    return t`“${name}” is too hard to read on the background (contrast ${contrast} to 1, 4.5 are needed): we use ${used} instead.`;
  return t`“${name}” is too hard to see on the background (contrast ${contrast} to 1, 3 are needed): we use ${used} instead.`;
}

/** Which of six colours cannot be used as they were chosen, and what takes their place. Nothing where all can. */
export function ColourNotes({ theme }: { theme: SiteTheme }) {
  const { corrections, chosen } = appLook(useDeferredValue(theme));
  const own = corrections.filter(({ scheme }) => scheme === chosen);
  const derived = corrections.filter(({ scheme }) => scheme !== chosen);
  if (corrections.length === 0) return null;
  return (
    <InlineAlert
      tone={own.length > 0 ? 'warning' : 'info'}
      title={own.length > 0 ? t`Some colours are adjusted so that they can be read` : t`Your colours can be read`}
    >
      {[...own, ...derived].map((correction) => (
        <Group key={`${correction.colour} ${correction.scheme}`} gap={8} wrap="nowrap" align="center">
          <ColorSwatch color={correction.used} size={14} withShadow={false} aria-hidden />
          <span>{wordsOf(correction, correction.scheme === chosen)}</span>
        </Group>
      ))}
    </InlineAlert>
  );
}
