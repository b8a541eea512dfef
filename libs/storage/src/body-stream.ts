import { Readable, Transform } from 'node:stream';
import { IncompleteUploadError, RangeNotSatisfiableError, type ByteRange } from './object-store.js';

/**
 * The body as a stream that fails unless exactly `size` bytes pass. `count()` is what passed so far.
 * Call it before anything is awaited, or the end of the source is missed.
 */
export function countedBody(
  body: Readable | Buffer,
  size: number | undefined,
): { stream: Readable; count: () => number } {
  let passed = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (size !== undefined && passed > size) done(new IncompleteUploadError('The body is longer than announced'));
      else done(null, chunk);
    },
    flush(done) {
      if (size !== undefined && passed !== size) done(new IncompleteUploadError('The body is shorter than announced'));
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
  // The reader handles the error; without a listener it would end the process when it comes before the reader.
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
