import type { MailBrand } from '../mail-template.js';

const fallbackColour = '#1f7a4d';

/** The button's colours: what reads on the brand's colour, black or white, by WCAG luminance. */
export function buttonColours(brand: MailBrand): { background: string; text: string } {
  const background = /^#[0-9a-f]{6}$/i.test(brand.primaryColour ?? '') ? String(brand.primaryColour) : fallbackColour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return { background, text: 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#16201b' : '#ffffff' };
}
