import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';

const suites = [
  './media.int-spec.js',
  './library/library.int-spec.js',
  './files/deleting.int-spec.js',
  './orphans/orphan-sweep.job.int-spec.js',
  './uses/where-used.handler.int-spec.js',
  './visitor-files/visitor-files.int-spec.js',
  './organise/organise.int-spec.js',
  './sizes/sizes.int-spec.js',
  './posters/posters.int-spec.js',
  './uploads/multipart-uploads.int-spec.js',
];

/** What a suite calls its groups of tests. */
async function groupsOf(suite: string): Promise<string[]> {
  const source = await readFile(new URL(suite.replace(/\.js$/, '.ts'), import.meta.url), 'utf8');
  return [...source.matchAll(/^describe\((['"])(.+)\1,/gm)].flatMap(([, , name]) => name ?? []);
}

/** The suites of the service once more, with every object on a real S3 server. */
if (process.env['S3_ENDPOINT']) {
  process.env['MEDIA_SPEC_STORE'] = 's3';
  // Each object is a request to another process, which shares the processors with all other suites.
  jest.setTimeout(20_000);
  const ran: string[] = [];
  afterEach(() => void ran.push(expect.getState().currentTestName ?? ''));
  for (const suite of suites) await import(suite);

  // A suite that registers nothing here, or nothing but what is skipped, would look like one that holds on S3.
  afterAll(async () => {
    for (const suite of suites) {
      const groups = await groupsOf(suite);
      const missing = groups.filter((group) => !ran.some((name) => name.startsWith(`${group} `)));
      expect({ suite, isEmpty: groups.length === 0, missing }).toEqual({ suite, isEmpty: false, missing: [] });
    }
  });
} else
  describe.skip('the media service on S3 (skipped: no S3_ENDPOINT, so there is no S3 server to run against)', () => {
    it('keeps its files there', () => undefined);
  });
