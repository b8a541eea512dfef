import type { Theme } from '../kit/design.js';
import type { PageLink } from '../kit/types.js';

/** What an editor form may ask of the screen around it. */
export interface EditorContext {
  /** Pages of the template being edited, for links to them. */
  pages: PageLink[];
  /** Opens the media picker; null when it was closed without a choice. */
  pickImage: () => Promise<string | null>;
  campaignId: string | null;
  theme: Theme;
}

export interface EditorProps<Data> {
  value: Data;
  onChange: (next: Data) => void;
  context: EditorContext;
}
