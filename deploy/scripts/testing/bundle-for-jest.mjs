import { readFileSync } from 'node:fs';

/** Hands jest the map of a bundle (bundles.mjs), so that stack traces and code frames show the sources. */
export default {
  process: (code, path) => ({ code, map: readFileSync(`${path}.map`, 'utf8') }),
};
