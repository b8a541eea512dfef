import { Readable, Transform } from 'node:stream';
import { freeDeadBuffers } from './dead-buffers.js';
import { IncompleteUploadError, RangeNotSatisfiableError, type ByteRange } from './object-store.js';

/** Of a body between two looks at what it left in memory. */
const bytesBetweenLooks = 8 * 1024 * 1024;

/** The body as a stream (to be asked for before anything is awaited, or a source's end is missed) that fails unless exactly `size` bytes pass. `count()` is what passed so far. */
export function countedBody(
  body: Readable | Buffer,
  size: number | undefined,
): { stream: Readable; count: () => number } {
  let passed = 0;
  let lookAt = bytesBetweenLooks;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed >= lookAt) {
        lookAt = passed + bytesBetweenLooks;
        freeDeadBuffers();
      }
      if (size !== undefined && passed > size) done(new IncompleteUploadError('The body is longer than said'));
      else done(null, chunk);
    },
    flush(done) {
      if (size !== undefined && passed !== size) done(new IncompleteUploadError('The body is shorter than said'));
      else done();
    },
  });
  // Wrapped in an array: Readable.from would take a Buffer apart byte by byte.
  const source = Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body;
  source.once('error', (cause) => counter.destroy(new IncompleteUploadError('The upload broke off', { cause })));
  // A source that is destroyed without an error (the client went away) ends without 'end'.
  const whenClosed = () => {
    if (!source.readableEnded) counter.destroy(new IncompleteUploadError('The upload broke off'));
  };
  if (source.destroyed) whenClosed();
  else source.once('close', whenClosed).pipe(counter);
  // The error is for whoever reads the stream; without a listener it would end the process when it comes before the reader.
  counter.on('error', () => undefined);
  return { stream: counter, count: () => passed };
}

/** The asked part of an object of `size` bytes. @throws RangeNotSatisfiableError when it begins behind the end */
export function resolveRange(range: ByteRange | undefined, size: number): { start: number; end: number } | null {
  if (!range) return null;
  const end = Math.min(range.end ?? size - 1, size - 1);
  if (!Number.isInteger(range.start) || range.start < 0 || range.start >= size || end < range.start) {
    throw new RangeNotSatisfiableError('The range is outside the object');
  }
  return { start: range.start, end };
}
