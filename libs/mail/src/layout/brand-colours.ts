import { appLook, type AppLook } from '@linkyard/blocks/look';
import type { MailBrand } from '../mail-template.js';

type Tokens = AppLook['light']['tokens'];

/** All colours of a mail by day, and by night for mail programs that ask. */
export interface MailColours {
  light: Tokens;
  dark: Tokens;
}

/** Of the site's own colours, moved towards black or white where a text could not be read. Nothing in a mail has another colour. */
export function mailColours({ colours }: Pick<MailBrand, 'colours'>): MailColours {
  const { light, dark } = appLook(colours);
  return { light: light.tokens, dark: dark.tokens };
}
