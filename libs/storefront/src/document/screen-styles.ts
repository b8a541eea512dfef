import type { Screen } from './screen.js';
import { screenStyle } from './screen-style.js';
import { stylesheet, type Stylesheet } from './stylesheet.js';

/** The sheets of a screen in their order: the look of the creator's page, or else that of the site, comes last, so that it decides. */
export function stylesOf(
  { styles = [], creator }: Pick<Screen, 'styles' | 'creator'>,
  { look }: { look: string },
): Stylesheet[] {
  const css = creator?.look?.css ?? look;
  return [screenStyle, ...styles, ...(css === '' ? [] : [stylesheet(css)])];
}
