import { z } from 'zod';
import { objectId, timestamp } from '../../primitives/index.js';

export const exportKinds = [
  'leads',
  'form-data',
  'payment-orders',
  'donations',
  'appointment',
  'webinar',
  'sub-users',
] as const;
export type ExportKind = (typeof exportKinds)[number];
export const exportFormats = ['csv', 'xlsx', 'json'] as const;
export const exportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const;

/** @source models.md 21 */
export const exportView = z.object({
  exportId: objectId,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Rows written so far, without the head. */
  rows: z.int(),
  /** Opens the file for five minutes; null until it is ready and after it has expired. */
  url: z.string().nullable(),
  /** When the file is deleted; null until it is ready. */
  expiresAt: timestamp.nullable(),
});
export type ExportView = z.output<typeof exportView>;

/** What every call that begins an export answers. The same export that is under way already is answered again. */
export const startedExport = z.object({ exportId: objectId });
export const exportFormat = z.enum(exportFormats).default('csv');
