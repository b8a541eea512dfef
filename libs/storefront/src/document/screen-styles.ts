import type { Screen } from './screen.js';
import { platformColours, screenStyle } from './screen-style.js';
import { stylesheet, type Stylesheet } from './stylesheet.js';

/** The sheets of a screen in their order. Its colours come last: of the creator's page, or else of the site, or else the platform's. */
export function stylesOf(
  { styles = [], creator }: Pick<Screen, 'styles' | 'creator'>,
  { look }: { look: string },
): Stylesheet[] {
  const css = creator?.look?.css ?? look;
  return [screenStyle, ...styles, css === '' ? platformColours : stylesheet(css)];
}
