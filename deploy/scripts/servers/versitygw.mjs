import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { keptPort } from '../ports.mjs';
import { cacheFolder } from './cache.mjs';
import { fromGo } from './go-install.mjs';
import { startServer } from './server.mjs';

const version = '1.8.0';
const folderInCache = () => cacheFolder(`versitygw-${version}`);

/**
 * An S3 server for `npm start -- --s3` and for the tests of the S3 driver; the disk driver needs none.
 * @type {import('./ladder.mjs').Recipe}
 */
export const versitygwRecipe = {
  name: 'S3 (versitygw)',
  programs: ['versitygw'],
  cached: () => join(folderInCache(), 'versitygw'),
  registries: [fromGo(`github.com/versity/versitygw/cmd/versitygw@v${version}`, folderInCache(), 'versitygw', 180)],
  wayOn: 'Install versitygw, or set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or leave --s3 out',
};

/** Starts an S3 server on a data folder with keys made for this run. `env` holds the S3_ variables. */
export async function startVersitygw({ program, folder, port: wanted }) {
  const port = await keptPort(folder, wanted);
  mkdirSync(join(folder, 'data'), { recursive: true });
  const [accessKey, secretKey] = ['linkyard', randomBytes(20).toString('hex')];
  const server = await startServer({
    name: 'versitygw',
    program,
    folder,
    port,
    env: { ...process.env, ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey },
    args: ['--port', `127.0.0.1:${port}`, 'posix', join(folder, 'data')],
    // An unsigned request is refused with an S3 error document: that is the sign of life.
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/`)).status === 403,
  });
  return {
    ...server,
    env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
  };
}
