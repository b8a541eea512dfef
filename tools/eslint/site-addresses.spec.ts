import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { exemptions, siteAddresses } from './site-addresses.mjs';

const root = path.join(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, siteAddresses],
});
const faultsOf = async (text: string, filePath: string) => {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, filePath) });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'sites/addresses').length;
};

describe('the address of the installation', () => {
  it.each([
    "const link = new URL('/wallet', config.PUBLIC_URL).href;",
    'const { PUBLIC_URL } = config;',
    "const origin = process.env['PAGES_ORIGIN'];",
    'const redirect = `${env.OAUTH_ORIGIN}/redirect/google`;',
    'const at = env[`PUBLIC_URL`];',
  ])('is not named by a service: %s', async (text) => {
    expect(await faultsOf(text, 'services/commerce/src/mails/fixture.ts')).toBeGreaterThan(0);
    expect(await faultsOf(text, 'gateway/src/pages/fixture.ts')).toBeGreaterThan(0);
  });

  it('is named by specs, and where the site of the platform is made of it', async () => {
    const text = "process.env['PUBLIC_URL'] = 'http://shop.test';";
    expect(await faultsOf(text, 'services/commerce/src/mails/fixture.int-spec.ts')).toBe(0);
    expect(await faultsOf(text, 'services/commerce/src/testing/harness.ts')).toBe(0);
    for (const file of Object.keys(exemptions)) expect(await faultsOf(text, file)).toBe(0);
  });

  it.each(Object.entries(exemptions))('is named in %s for a reason', async (file, reason) => {
    expect(reason.length).toBeGreaterThan(20);
    expect(await readFile(path.join(root, file), 'utf8')).toMatch(/PUBLIC_URL|PAGES_ORIGIN|OAUTH_ORIGIN/);
  });
});
