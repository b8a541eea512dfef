import { t } from '@lingui/core/macro';
import { uploadPartBytes } from '@linkyard/contracts';
import { smallerPicture } from './compress/smaller-picture.js';
import { sendParts, type SendPorts } from './send-parts.js';
import { sendWhole, shelfOf } from './send-whole.js';
import type { Deliver } from './upload-queue.js';
import type { UploadSettings } from './upload-settings.js';

/** Brings a file to the library: a picture is made smaller first, and what is large goes in parts. @param settings at the moment the file begins */
export const deliverWith =
  (settings: () => UploadSettings, ports: SendPorts): Deliver =>
  async (work, steps) => {
    const now = settings();
    const isPicture = (now.type ?? shelfOf(work.file)) === 'gallery';
    const file = isPicture ? await smallerPicture(work.file, steps, now.limitBytes) : work.file;
    if (steps.signal.aborted) return { ok: false, problem: t`Cancelled` };
    const send = file.size > uploadPartBytes ? sendParts : sendWhole;
    return send({ ...work, file }, steps, now, ports);
  };
