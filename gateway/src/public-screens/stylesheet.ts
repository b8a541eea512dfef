import { createHash } from 'node:crypto';
import { Html } from './html.js';

/** CSS inside the document; its hash in the policy lets it through and no other style. */
export interface Stylesheet {
  element: Html;
  /** A source for `style-src`. */
  source: string;
}

/** @param css ours, never with anything that a person typed */
export function stylesheet(css: string): Stylesheet {
  const packed = css.replace(/\s*\n\s*/g, '');
  const hash = createHash('sha256').update(packed).digest('base64');
  return { element: new Html(`<style>${packed}</style>`), source: `'sha256-${hash}'` };
}
