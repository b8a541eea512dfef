import { describe, it } from '@jest/globals';

/** The suites of the service once more, with every object on a real S3 server. */
if (process.env['S3_ENDPOINT']) {
  process.env['MEDIA_SPEC_STORE'] = 's3';
  await import('./media.int-spec.js');
  await import('./files/library.int-spec.js');
  await import('./files/deleting.int-spec.js');
  await import('./orphans/orphan-sweep.int-spec.js');
  await import('./uses/where-used.int-spec.js');
  await import('./visitor-files/visitor-files.int-spec.js');
} else
  describe.skip('the media service on S3 (skipped: no S3_ENDPOINT, so there is no S3 server to run against)', () => {
    it('keeps its files there', () => undefined);
  });
