import type { SourceData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import type { Theme } from '../kit/design.js';
import type { PageLink } from '../kit/types.js';

/** A picture of the media library, as a form needs it. */
export interface ChosenPicture {
  path: string;
  /** What it shows, in the library's words; may be empty. */
  alt: string;
}
/** A file of the media library that is no picture. */
export interface ChosenFile {
  path: string;
  title: string;
  /** A picture of it: the poster of a video. Null for none. */
  thumb: string | null;
}
export type FileKind = 'audio' | 'video' | 'document';

/** What an editor form may ask of the screen around it. */
export interface EditorContext {
  /** Pages of the template being edited, for links to them. */
  pages: PageLink[];
  /** Opens the media picker; null when it was closed without a choice. */
  pickImage: () => Promise<string | null>;
  /** The same for up to `most` pictures at once, in the order they were pressed; none when it was closed. */
  pickImages: (most: number) => Promise<readonly ChosenPicture[]>;
  /** Opens the media picker on files of one kind; null when it was closed without a choice. */
  pickFile: (kind: FileKind) => Promise<ChosenFile | null>;
  campaignId: string | null;
  /** Texts in the language of the page, for what a form adds and visitors read. */
  i18n: Texts;
  theme: Theme;
  /** What blocks with a source can choose from; absent until it is known. */
  sources?: SourceData;
}

export interface EditorProps<Data> {
  value: Data;
  onChange: (next: Data) => void;
  context: EditorContext;
}
