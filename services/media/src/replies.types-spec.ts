import type { exportView, mediaView } from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { ExportRecord } from './exports/export-record.schema.js';
import type { MediaDocument } from './files/media.schema.js';

replyFrom<ExportRecord, z.input<typeof exportView>>()(['exportId', 'url']);
replyFrom<MediaDocument, z.input<typeof mediaView>>()(['file', 'uses']);
