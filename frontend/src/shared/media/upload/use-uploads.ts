import { t } from '@lingui/core/macro';
import { type MediaView, uploadPartBytes } from '@linkyard/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { browserPatience } from './browser-patience.js';
import type { UploadSettings } from './upload-settings.js';
import { type Uploads, useUploadQueue } from './use-upload-queue.js';
import { smallerPicture } from './compress/smaller-picture.js';
import { sendParts, type SendPorts } from './send-parts.js';
import { sendWhole, shelfOf } from './send-whole.js';
import type { Deliver } from './upload-queue.js';

interface UseUploads extends UploadSettings {
  /** Called with each stored file while the screen is mounted. */
  onStored?: (media: MediaView) => void;
}

/** Uploads into the library. @source spec 2 "Media library page" */
export function useUploads(options: UseUploads = {}): Uploads {
  // What is said now counts for the files that begin from now on.
  const latest = useRef<UseUploads>(options);
  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = { ...latest.current, onStored: () => undefined };
    };
  });
  const nothingChosen = useCallback(
    () => (latest.current.type === 'gallery' ? t`No image selected!` : t`No file selected!`),
    [],
  );
  return useUploadQueue(
    (send) => ({
      deliver: deliverWith(() => latest.current, { send, patience: browserPatience }),
      onStored: (media) => latest.current.onStored?.(media),
    }),
    nothingChosen,
  );
}

/** Brings a file to the library: a picture is made smaller first, and what is large goes in parts. @param settings at the moment the file begins */
const deliverWith =
  (settings: () => UploadSettings, ports: SendPorts): Deliver =>
  async (work, steps) => {
    const now = settings();
    const isPicture = (now.type ?? shelfOf(work.file)) === 'gallery';
    const file = isPicture ? await smallerPicture(work.file, steps, now.limitBytes) : work.file;
    if (steps.signal.aborted) return { ok: false, problem: t`Cancelled` };
    const send = file.size > uploadPartBytes ? sendParts : sendWhole;
    return send({ ...work, file }, steps, now, ports);
  };
