import { join } from 'node:path';
import { keptPort } from '../ports.mjs';
import { cacheFolder } from './cache.mjs';
import { fromGo } from './go-install.mjs';
import { startServer } from './server.mjs';

const version = '0.203.0';
const folderInCache = () => cacheFolder(`stripe-mock-${version}`);

/**
 * Stripe's own mock: it refuses requests that its OpenAPI description does not allow. For the tests of the Stripe adapter alone.
 * @type {import('./ladder.mjs').Recipe}
 */
export const stripeMockRecipe = {
  name: 'stripe-mock',
  programs: ['stripe-mock'],
  cached: () => join(folderInCache(), 'stripe-mock'),
  registries: [fromGo(`github.com/stripe/stripe-mock@v${version}`, folderInCache(), 'stripe-mock', 30)],
  wayOn: 'Install stripe-mock, or set STRIPE_MOCK_URL to one that runs',
};

/** Keeps no state and sends no webhooks. `env` holds STRIPE_MOCK_URL. */
export async function startStripeMock({ program, folder, port: wanted }) {
  const port = await keptPort(folder, wanted);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    name: 'stripe-mock',
    program,
    folder,
    port,
    env: process.env,
    // It listens for HTTPS too, by default on a fixed port that a second run would not get.
    args: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0'],
    // Without a key it answers 401.
    isReady: async () => (await fetch(`${url}/v1/balance`)).status === 401,
  });
  return { ...server, env: { STRIPE_MOCK_URL: url } };
}
