import { mediaKinds, mediaSources, mediaTypes, mediaUse, mediaVisibilities } from '@linkyard/contracts';
import type { MediaCredit, MediaView } from '@linkyard/contracts';
import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** One object in the store. */
const mediaObject = embedded({
  /** Also the address under /media. Random: nothing a person typed is in it. */
  key: { type: String, required: true },
  mime: { type: String, required: true },
  /** Bytes. */
  size: { type: Number, required: true },
  /** Pixels; null for what has none. */
  width: { type: Number, default: null },
  height: { type: Number, default: null },
  etag: { type: String, default: '' },
});

/**
 * The sizes of a picture, or the poster of a film, that the worker draws. Not charged to its owner: they are ours to make, of what was paid for
 * already. Until they are `drawn` their keys stand here, so that nothing the worker writes is ever lost.
 */
const pictureSizes = embedded({
  state: { type: String, enum: ['asked', 'drawn', 'failed'], required: true },
  isAnimated: { type: Boolean, required: true },
  /** How often a worker began. */
  tries: { type: Number, default: 0 },
  planned: {
    type: [
      embedded({
        key: { type: String, required: true },
        mime: { type: String, enum: ['image/avif', 'image/webp'], required: true },
        width: { type: Number, required: true },
      }),
    ],
  },
});

const use = embedded({
  kind: { type: String, enum: mediaUse.shape.kind.options, required: true },
  id: { type: String, required: true },
  title: { type: String, default: '' },
});

/**
 * Only what is for the library is listed in it. `withdrawn` was `shared`, and pages may still show it. What is `…-waiting` is removed after a
 * day, unless a lead keeps the visitor's file, or a page shows the imported picture.
 */
const purposes = [
  'library',
  'profile',
  'template-thumb',
  'visitor',
  'visitor-waiting',
  'import-waiting',
  'ai-image',
  'shared',
  'withdrawn',
  'product',
] as const;

const listed = { userId: 1, purpose: 1, state: 1, deletedAt: 1, kind: 1 } as const;
/** What a whole library, or all of one type or kind, is listed by. */
export const sortIndexes = {
  created: { ...listed, createdAt: -1, _id: -1 },
  title: { ...listed, titleKey: 1, _id: 1 },
  bytes: { ...listed, bytesCharged: -1, _id: -1 },
} as const;

/** @source models.md 15 Media */
export const mediaFiles = ownedCollection({
  name: 'Media',
  collection: 'media',
  fields: {
    type: { type: String, enum: mediaTypes, required: true },
    purpose: { type: String, enum: purposes, required: true },
    title: { type: String, default: '' },
    /** The title as it is sorted and compared, and what it is found by; the repository writes both with it. */
    titleKey: { type: String, default: '' },
    titleParts: { type: [String] },
    alt: { type: String, default: '' },
    /** Name of a download, with the extension that its content has. */
    fileName: { type: String, default: '' },
    /** The file first, then the copy that lists show, then the sizes that pages show; a film, then its poster and the poster's copy for lists. Their keys are known before the first byte is written, so none is ever lost. */
    objects: { type: [mediaObject] },
    source: { type: String, enum: mediaSources, required: true },
    visibility: { type: String, enum: mediaVisibilities, required: true },
    state: { type: String, enum: ['processing', 'ready', 'failed'], required: true },
    bytesCharged: { type: Number, required: true },
    /** What it is by content. */
    kind: { type: String, enum: mediaKinds, required: true },
    /** Seconds; null for what has none or where it is not known. */
    duration: { type: Number, default: null },
    /** ThumbHash, base64; empty until it is drawn. */
    placeholder: { type: String, default: '' },
    credit: { type: contractJson<MediaCredit>(), default: null },
    prompt: { type: String, default: '' },
    /** Of a generated picture; empty for the others. */
    ratio: { type: String, default: '' },
    /** What it was made from, when that was not an upload: asking twice in a row makes one item. */
    origin: { type: String, default: '' },
    focalPoint: { type: contractJson<MediaView['focalPoint']>(), default: null },
    folder: { type: String, default: '' },
    tags: { type: [String] },
    usedIn: { type: [use] },
    /** Of a product's file: since when no product or buyer needs it; null while one does. */
    unusedSince: { type: Date, default: null },
    /** Of a public picture or film; null, or absent in an older record, until a worker has asked for it. */
    sizes: { type: pictureSizes, default: null },
  },
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
      key: { purpose: 1, updatedAt: 1 },
      options: { name: 'import_waiting', partialFilterExpression: { purpose: 'import-waiting' } },
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
    { key: { purpose: 1, _id: 1 }, options: { partialFilterExpression: { purpose: 'product' } } },
    { key: { deletedAt: 1 }, options: { partialFilterExpression: { deletedAt: { $type: 'date' } } } },
  ],
});
export type MediaDocument = DocumentOf<typeof mediaFiles>;
export type MediaObject = MediaDocument['objects'][number];
export type PictureSizes = NonNullable<MediaDocument['sizes']>;
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
