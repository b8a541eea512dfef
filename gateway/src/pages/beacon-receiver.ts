import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BeaconBuffer } from './beacon-buffer.js';

const maxBytes = 2_048;

/** Takes views and clicks: always 204 and at once, whatever the body was; the visitor never sees an error. @source api.md "public beacons" */
export class BeaconReceiver {
  constructor(private readonly buffer: BeaconBuffer) {}

  handle(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kind = url === '/b/view' ? 'view' : url === '/b/click' ? 'click' : undefined;
    if (!kind) return false;
    let size = 0;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      response.writeHead(204).end();
      if (size <= maxBytes) this.buffer.add(kind, Buffer.concat(chunks).toString('utf8'), request);
    });
    // A visitor who leaves while sending: nothing to answer.
    request.on('error', () => response.destroy());
    return true;
  }
}
