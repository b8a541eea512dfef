import { openWithCanvas } from './canvas-picture.js';
import { compressPicture } from './compress-picture.js';

/** What the page asks, and what comes back under the same number. */
export interface CompressRequest {
  id: number;
  file: Blob;
  limitBytes: number;
}
export interface CompressReply {
  id: number;
  blob: Blob;
}

self.addEventListener('message', ({ data: { id, file, limitBytes } }: MessageEvent<CompressRequest>) => {
  void compressPicture(file, limitBytes, openWithCanvas).then((blob) => {
    const reply: CompressReply = { id, blob };
    self.postMessage(reply);
  });
});
