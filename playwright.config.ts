import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** They set keys of services that every creator uses. */
const platformWide = ['**/provider-settings.spec.ts', '**/picture-finding.spec.ts'];

/** They are for a stack behind Caddy, whose hosts are this machine and whose certificates Chromium does not trust: `npm test -- --only=tls`. */
const behindTls = '**/behind-tls/*.journey.ts';
const isTls = process.env['BASE_URL']?.startsWith('https:') === true;

/** Browser journeys run against a stack that is already up: `npm test -- --only=browser` brings one. */
export default defineConfig({
  testDir: 'frontend/e2e',
  testMatch: ['**/*.journey.ts', '**/*.e2e-spec.ts', '**/*.spec.ts'],
  outputDir: 'test-results',
  // Each file has accounts of its own; those that change what all accounts share run one after the other.
  workers: 2,
  fullyParallel: false,
  projects: isTls
    ? [{ name: 'tls', testMatch: behindTls, workers: 1 }]
    : [
        { name: 'accounts', testIgnore: [...platformWide, behindTls] },
        { name: 'platform', testMatch: platformWide, workers: 1 },
      ],
  forbidOnly: process.env['CI'] === 'true',
  // A journey that passes only the second time is listed as flaky; on a busy machine that is not a fault of the product.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:5002',
    ignoreHTTPSErrors: isTls,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // To record each case costs a fifth of the time; a failed one is recorded when CI runs it again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        ...(isTls ? ['--host-resolver-rules=MAP *.agency.example 127.0.0.1'] : []),
      ],
    },
  },
});
