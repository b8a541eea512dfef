import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { objectId, publicId, timestamp } from '../../primitives/index.js';

export const grantStates = ['active', 'exhausted', 'expired', 'revoked'] as const;

/** The token of an access link. */
export const accessToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, refusedAs('core.not_link'));
/** What an access link carries. @source models.md 6 "/downloadProduct" */
export const orderAccess = { orderPublicId: publicId, token: accessToken };
/** A file that an access link leads to. */
export const downloadedFile = { ...orderAccess, downloadId: objectId, mediaId: objectId };

/** What a buyer may download of one line of an order. */
export const downloadView = z.object({
  _id: objectId,
  title: z.string(),
  thumb: z.string(),
  state: z.enum(grantStates),
  /** Null where there is no limit. */
  remaining: z.int().nullable(),
  /** Null where it never ends. */
  expiresAt: timestamp.nullable(),
  files: z.array(
    z.object({
      mediaId: objectId,
      name: z.string(),
      /** Bytes. */
      size: z.int(),
      version: z.string(),
      /** A path of this host that streams the file; empty when it may not be downloaded any more. */
      path: z.string(),
    }),
  ),
  externalUrl: z.string(),
  licenceKeys: z.array(z.string()),
});
export type DownloadView = z.output<typeof downloadView>;
