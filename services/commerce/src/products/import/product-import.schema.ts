import {
  productImportActions,
  productImportFailures,
  productImportStates,
  type ProductRemark,
} from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** How long a report can be read, in seconds. */
const keptSec = 30 * 86_400;

/** The latest import of a seller's products; a next one replaces it. */
export const productImports = ownedCollection({
  name: 'ProductImport',
  collection: 'product_imports',
  fields: {
    fileName: { type: String, default: '' },
    /** Object key of the upload, which its worker deletes. */
    fileKey: { type: String, required: true },
    currency: { type: String, required: true },
    isPreview: { type: Boolean, default: false },
    /** Counts the readings of the file: 1 for the first, 2 for the import after a preview. */
    run: { type: Number, default: 1 },
    state: { type: String, enum: productImportStates, required: true },
    /** A seller has one at a time. */
    isOpen: { type: Boolean, default: true },
    failure: { type: String, enum: [...productImportFailures, null], default: null },
    total: { type: Number, default: null },
    /** Products that were handled, from the beginning of the file. */
    done: { type: Number, default: 0 },
    created: { type: Number, default: 0 },
    updated: { type: Number, default: 0 },
    leftOut: { type: Number, default: 0 },
    remarked: { type: Number, default: 0 },
  },
  indexes: [
    { key: { userId: 1, isOpen: 1 }, options: { unique: true, partialFilterExpression: { isOpen: true } } },
    { key: { userId: 1, createdAt: -1 } },
    { key: { isOpen: 1, updatedAt: 1 }, options: { partialFilterExpression: { isOpen: true } } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptSec } },
  ],
});
export type ProductImport = DocumentOf<typeof productImports>;

/** What became of one product of the file. */
export const productImportLines = ownedCollection({
  name: 'ProductImportLine',
  collection: 'product_import_lines',
  fields: {
    importId: { type: String, required: true, immutable: true },
    run: { type: Number, required: true, immutable: true },
    /** Of the product in the file, from 0. */
    position: { type: Number, required: true, immutable: true },
    row: { type: Number, required: true },
    key: { type: String, default: '' },
    title: { type: String, default: '' },
    variants: { type: Number, default: 0 },
    action: { type: String, enum: productImportActions, required: true },
    remarks: { type: contractJson<ProductRemark[]>(), required: true },
    hasRemarks: { type: Boolean, default: false },
  },
  indexes: [
    { key: { userId: 1, importId: 1, run: 1, position: 1 }, options: { unique: true } },
    { key: { userId: 1, importId: 1, run: 1, hasRemarks: 1, position: 1 } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptSec } },
  ],
});
export type StoredImportLine = DocumentOf<typeof productImportLines>;
