import type { MediaCredit, MediaUse, MediaView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** One object in the store. */
export interface MediaObject {
  /** Also the address under /media. Random: nothing a person typed is in it. */
  key: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** Pixels; null for what has none. */
  width: number | null;
  height: number | null;
  etag: string;
}

/**
 * The sizes of a picture, or the poster of a film, that the worker draws. Not charged to its owner: they are ours to make, of what was paid for
 * already. Until they are `drawn` their keys stand here, so that nothing the worker writes is ever lost.
 */
export interface PictureSizes {
  state: 'asked' | 'drawn' | 'failed';
  isAnimated: boolean;
  /** How often a worker began. */
  tries: number;
  planned: { key: string; mime: 'image/avif' | 'image/webp'; width: number }[];
}

/** @source models.md 15 Media */
export interface MediaDocument extends OwnedDocument {
  type: MediaView['type'];
  /** Only what is for the library is listed in it. `withdrawn` was `shared`, and pages may still show it. */
  purpose:
    | 'library'
    | 'profile'
    | 'template-thumb'
    | 'visitor'
    | 'visitor-waiting'
    | 'ai-image'
    | 'shared'
    | 'withdrawn'
    | 'product';
  title: string;
  /** The title as it is sorted and compared, and what it is found by; the repository writes both with it. */
  titleKey: string;
  titleParts: string[];
  alt: string;
  /** Name of a download, with the extension that its content has. */
  fileName: string;
  /** The file first, then the copy that lists show, then the sizes that pages show; a film, then its poster and the poster's copy for lists. Their keys are known before the first byte is written, so none is ever lost. */
  objects: MediaObject[];
  source: MediaView['source'];
  visibility: 'public' | 'private';
  state: MediaView['state'];
  bytesCharged: number;
  /** What it is by content. */
  kind: MediaView['kind'];
  /** Seconds; null for what has none or where it is not known. */
  duration: number | null;
  /** ThumbHash, base64; empty until it is drawn. */
  placeholder: string;
  credit: MediaCredit | null;
  prompt: string;
  /** Of a generated picture; empty for the others. */
  ratio: string;
  /** What it was made from, when that was not an upload: asking twice in a row makes one item. */
  origin: string;
  focalPoint: MediaView['focalPoint'];
  folder: string;
  tags: string[];
  usedIn: MediaUse[];
  /** Of a public picture or film; absent until a worker has asked for it. */
  sizes?: PictureSizes;
}

/** A file without what it is found by. */
export type ListedMedia = Omit<MediaDocument, 'titleKey' | 'titleParts'>;

/** What a file has that was put in without more being said. */
export const plainMedia = {
  alt: '',
  source: 'upload',
  duration: null,
  placeholder: '',
  credit: null,
  prompt: '',
  ratio: '',
  origin: '',
  focalPoint: null,
  folder: '',
  tags: [],
  usedIn: [],
} satisfies Partial<MediaDocument>;

const listed = { userId: 1, purpose: 1, state: 1, deletedAt: 1, kind: 1 } as const;
/** What a whole library, or all of one type or kind, is listed by. */
export const sortIndexes = {
  created: { ...listed, createdAt: -1, _id: -1 },
  title: { ...listed, titleKey: 1, _id: 1 },
  bytes: { ...listed, bytesCharged: -1, _id: -1 },
} as const;

export const mediaModel = defineModel<MediaDocument>({
  collection: 'media',
  indexes: [
    { key: { 'objects.key': 1 }, options: { unique: true } },
    // The library: by each of its sorts, and by what narrows it.
    { key: sortIndexes.created },
    { key: sortIndexes.title },
    { key: sortIndexes.bytes },
    { key: { userId: 1, purpose: 1, state: 1, deletedAt: 1, titleParts: 1, createdAt: -1, _id: -1, kind: 1 } },
    { key: { userId: 1, purpose: 1, state: 1, deletedAt: 1, folder: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, purpose: 1, state: 1, deletedAt: 1, tags: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, purpose: 1, state: 1, deletedAt: -1, _id: -1 } },
    // Where a file is used: sparse, so that what is used nowhere takes no room in it.
    { key: { 'usedIn.id': 1 }, options: { sparse: true } },
    { key: { state: 1, updatedAt: 1 }, options: { partialFilterExpression: { state: 'processing' } } },
    { key: { state: 1, _id: 1 }, options: { partialFilterExpression: { state: 'failed' } } },
    { key: { 'sizes.planned.key': 1 }, options: { partialFilterExpression: { 'sizes.state': 'asked' } } },
    {
      key: { purpose: 1, updatedAt: 1 },
      options: { partialFilterExpression: { purpose: 'visitor-waiting' } },
    },
    {
      key: { 'sizes.state': 1, updatedAt: 1 },
      options: { partialFilterExpression: { kind: 'picture', visibility: 'public' } },
    },
    {
      key: { kind: 1, 'sizes.state': 1, updatedAt: 1 },
      options: { partialFilterExpression: { kind: 'video', visibility: 'public' } },
    },
    { key: { purpose: 1, createdAt: 1 }, options: { partialFilterExpression: { purpose: 'ai-image' } } },
    { key: { deletedAt: 1 }, options: { partialFilterExpression: { deletedAt: { $type: 'date' } } } },
  ],
});
