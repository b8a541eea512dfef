import type { VisitorHost } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import type { ScriptName } from '../scripts/script-names.js';
import type { Stylesheet } from './stylesheet.js';

/** How a link to a screen looks where it is shared. */
export interface Sharing {
  title: string;
  description: string;
  /** An address; empty for none. */
  image: string;
  /** The one address of what is shown. */
  canonical?: string;
  /** JSON-LD. */
  data?: object;
}

/** What a visitor sees under an address. Without a script it works too. */
export interface Screen {
  title: string;
  /** Whom it is about: stands above the screen, leads back to their page, and the screen wears its look. */
  creator?: VisitorHost;
  body: ReactNode;
  /** Class of `main`: `middle` for a short message, or one of the screen's own stylesheet. */
  layout?: string;
  /** Beside the shared one. */
  styles?: readonly Stylesheet[];
  /** Makes faster what works without it. */
  script?: ScriptName;
  /** Of a screen that search engines may list. Others are about one visitor. */
  sharing?: Sharing;
  /** The browser asks again after so many seconds, for a state that changes by itself. */
  refreshSec?: number;
}
