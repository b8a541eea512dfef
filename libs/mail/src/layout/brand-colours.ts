import type { MailBrand } from '../mail-template.js';

const ink = '#16201b';
const white = '#ffffff';
/** Taken for a colour that is none, or that cannot be read. */
const fallback = { button: '#1f7a4d', title: ink, background: '#fafaf7' };

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** @source WCAG 2.2 "relative luminance" */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The button's colours: what reads on the brand's colour, black or white. */
export function buttonColours({ colours: { button } }: Pick<MailBrand, 'colours'>): {
  background: string;
  text: string;
} {
  const background = isColour(button) ? button : fallback.button;
  return { background, text: luminanceOf(background) > 0.179 ? ink : white };
}

/** The colour of a title on white, and that around the card, on which quiet text must be readable. */
export function pageColours({ colours }: Pick<MailBrand, 'colours'>): { title: string; background: string } {
  const isReadable = isColour(colours.title) && 1.05 / (luminanceOf(colours.title) + 0.05) >= 4.5;
  const isLight = isColour(colours.background) && luminanceOf(colours.background) >= 0.85;
  return {
    title: isReadable ? colours.title : fallback.title,
    background: isLight ? colours.background : fallback.background,
  };
}
