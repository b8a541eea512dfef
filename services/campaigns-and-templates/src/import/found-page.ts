import { type Reason } from '@linkyard/contracts';
import type { PageFiles } from './page-files.js';
import type { SocialKey } from './social-keys.js';

/** The product that generated the imported page, as far as its text and address reveal it. */
export type SourceMake =
  | 'linktree'
  | 'linkstack'
  | 'littlelink'
  | 'beacons'
  | 'carrd'
  | 'biolink'
  | 'linkinbio'
  | 'linkyard'
  | 'html'
  | 'json'
  | 'csv';

export type FoundLinkKind = 'link' | 'heading' | 'video';

/**
 * One row of the old page, in its order. A heading has an empty `url`. A passage of text of the old page is a heading
 * whose `subtitle` holds the whole passage and whose `title` is its beginning.
 */
export interface FoundLink {
  title: string;
  url: string;
  subtitle?: string;
  image?: string;
  kind: FoundLinkKind;
}

export interface FoundSocial {
  type: SocialKey;
  url: string;
}

/** Colours as `#rrggbb`; `background` may also be a CSS gradient. */
export interface FoundTheme {
  background?: string;
  text?: string;
  button?: string;
}

export type WarningCode =
  | 'empty-input'
  | 'input-cut'
  | 'page-cut'
  | 'invalid-json'
  | 'unreadable'
  | 'no-links'
  | 'built-by-script'
  | 'too-many-links'
  | 'title-shortened'
  | 'unsafe-link'
  | 'relative-link'
  | 'picture-left-out'
  | 'picture-in-folder'
  | 'picture-in-text'
  | 'picture-not-in-archive'
  | 'picture-not-taken'
  | 'locked-link'
  | 'duplicates-removed'
  | 'block-left-out';

export interface ImportWarning {
  code: WarningCode;
  text: string;
  /** Why, where `text` does not say it. */
  reason?: Reason;
}

/** A row that was not taken: `scheme` would not open safely, `doubled` is there already, `limit` is beyond what a page holds. */
export interface SkippedLink {
  title: string;
  url: string;
  reason: 'scheme' | 'doubled' | 'limit';
}

/** What an import found, cleaned and safe to show: the creator unticks rows of it before anything is built. */
export interface FoundPage {
  source: SourceMake;
  title: string;
  name: string;
  bio: string;
  avatarUrl: string | null;
  links: FoundLink[];
  socials: FoundSocial[];
  theme?: FoundTheme;
  direction: 'ltr' | 'rtl';
  language: string | null;
  warnings: ImportWarning[];
  /** At most 100 of them, so that an answer stays small; the warnings count all. */
  skipped: SkippedLink[];
}

/** A row as a parser read it: nothing in it is trusted, cleaned or shortened yet. */
export interface RawLink {
  title?: string;
  url?: string;
  subtitle?: string;
  image?: string;
  kind: FoundLinkKind;
}

/** A profile icon as a parser read it; `type` is the old tool's own word for it ("EMAIL_ADDRESS", "twitter"). */
export interface RawSocial {
  type?: string;
  url: string;
}

/** What one parser hands to `finishPage`, which alone cleans, limits and counts. */
export interface RawPage {
  source: SourceMake;
  title?: string;
  name?: string;
  bio?: string;
  avatarUrl?: string;
  /** The picture for sharing (`og:image`), for a page whose own picture cannot be had. */
  sharedImage?: string;
  links: RawLink[];
  socials: RawSocial[];
  /** Pages the profile only names to search engines: icons where no row leads to them. */
  profiles?: string[];
  theme?: FoundTheme;
  direction?: string;
  language?: string;
  warnings: ImportWarning[];
}

export interface ImportInput {
  text: string;
  contentType?: string;
  /** The address the text came from: relative links resolve against it. */
  url?: string;
  fileName?: string;
  /** True for a page saved in a browser: some of its pictures are then files beside it. */
  saved?: boolean;
  /** Files that came with the page; a picture among them is `with-page:<name>` until it is stored. */
  files?: PageFiles;
}

/** Bytes of UTF-8 read from one import. */
export const MAX_INPUT_BYTES = 2 * 1024 * 1024;
export const MAX_LINKS = 500;
export const MAX_SOCIALS = 50;
export const MAX_SKIPPED = 100;
/** UTF-16 units, as JavaScript and the form fields count them. */
export const MAX_TITLE = 200;
/** Of the page itself, as the contract of the import has it. */
export const MAX_NAME = 160;
export const MAX_SUBTITLE = 500;
/** A passage of text between links. */
export const MAX_PASSAGE = 5000;
export const MAX_BIO = 1000;
export const MAX_URL = 2048;
