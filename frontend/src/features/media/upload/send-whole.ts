import { mediaView, uploadUserFile, type MediaView } from '@linkyard/contracts';
import type { Call } from '../../../app/api/call.js';
import { callOf } from '../../../app/api/contract-endpoints.js';
import type { Unwrapped } from '../../../app/api/envelope.js';
import type { Delivered, UploadSteps, UploadWork } from './upload-queue.js';
import type { UploadSettings } from './upload-settings.js';

/** Makes a call of the app and tells how much of its body is sent. */
export type SendCall = (
  call: Call,
  watch: { signal: AbortSignal; onSent: (loaded: number, total: number) => void },
) => Promise<Unwrapped>;

/** In which shelf a file goes when nobody said: pictures to the pictures. */
export const shelfOf = ({ type }: Pick<File, 'type'>): MediaView['type'] =>
  type.startsWith('image/') ? 'gallery' : 'document';

/** One request with the whole file. */
export async function sendWhole(
  { file, name }: UploadWork,
  { signal, sending }: UploadSteps,
  settings: UploadSettings,
  send: SendCall,
): Promise<Delivered> {
  const body = new FormData();
  body.append('type', settings.type ?? shelfOf(file));
  body.append('name', name);
  body.append('file', file, name);
  sending(0);
  const onSent = (loaded: number, total: number) => sending(total > 0 ? loaded / total : 0);
  return deliveredOf(await send(callOf(uploadUserFile, body), { signal, onSent }));
}

/** The answer to an upload. */
export function deliveredOf(answer: Unwrapped): Delivered {
  if (!answer.ok) return { ok: false, problem: answer.error.message };
  return { ok: true, media: mediaView.parse(answer.data) };
}
