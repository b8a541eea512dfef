import { mediaView, uploadUserFile, type MediaView } from '@linkyard/contracts';
import type { Call } from '../../api/call.js';
import { callOf } from '../../api/contract-endpoints.js';
import type { Unwrapped } from '../../api/envelope.js';
import { isPassing, patiently } from './patience.js';
import type { SendPorts } from './send-parts.js';
import type { Delivered, UploadSteps, UploadWork } from './upload-queue.js';
import type { UploadSettings } from './upload-settings.js';

/** Makes a call of the app and reports how much of its body is sent. */
export type SendCall = (
  call: Call,
  watch: { signal: AbortSignal; onSent: (loaded: number, total: number) => void },
) => Promise<Unwrapped>;

/** The default shelf of a file: pictures to the pictures. */
export const shelfOf = ({ type }: Pick<File, 'type'>): MediaView['type'] =>
  type.startsWith('image/') ? 'gallery' : 'document';

/** One request with the whole file. */
export async function sendWhole(
  { file, name }: UploadWork,
  { signal, sending }: UploadSteps,
  { type = shelfOf(file), folder }: UploadSettings,
  { send, patience }: SendPorts,
): Promise<Delivered> {
  const body = new FormData();
  body.append('type', type);
  body.append('name', name);
  if (folder) body.append('folder', folder);
  body.append('file', file, name);
  let isAllSent = false;
  const onSent = (loaded: number, total: number) => {
    isAllSent = loaded >= total;
    sending(total > 0 ? loaded / total : 0);
  };
  const attempt = () => {
    isAllSent = false;
    sending(0);
    return send(callOf(uploadUserFile, body), { signal, onSent });
  };
  // When only the answer was lost the file may be there already: sent again by itself, it would be there twice.
  const mayRepeat = (error: Parameters<typeof isPassing>[0]) =>
    error.code === 'network' || error.httpStatus === 504 ? !isAllSent : isPassing(error);
  return deliveredOf(await patiently(attempt, signal, patience, mayRepeat));
}

/** The answer to an upload. */
export function deliveredOf(answer: Unwrapped): Delivered {
  if (!answer.ok) return { ok: false, problem: answer.error.message };
  return { ok: true, media: mediaView.parse(answer.data) };
}
