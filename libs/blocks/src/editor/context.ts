import type { SourceData } from '@linkyard/contracts';
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
  /** What blocks with a source can choose from; absent until it is known. */
  sources?: SourceData;
}

export interface EditorProps<Data> {
  value: Data;
  onChange: (next: Data) => void;
  context: EditorContext;
}
