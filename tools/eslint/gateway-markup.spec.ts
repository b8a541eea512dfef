import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { gatewayMarkup } from './gateway-markup.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, gatewayMarkup],
});
const linesWithMarkup = async (source: string[], filePath: string) => {
  const [result] = await eslint.lintText(source.join('\n'), { filePath });
  return result?.messages.map(({ ruleId, line }) => [ruleId, line]);
};

it('refuses markup in the gateway, in whichever kind of text', async () => {
  const source = [
    "export const title = '<h1>Thank you</h1>';",
    'export const line = `<p class="quiet">${text}</p>`;',
    'export const tagged = html`<br>`;',
    'export const open = `<a href="${path}">`;',
    "export const document = '<!doctype html>';",
    'export const range = `${from} < ${until}`;',
    "export const mail = 'Ana <ana@example.com>';",
    "export const compared = a < b ? 'less' : 'more';",
  ];
  expect(await linesWithMarkup(source, 'gateway/src/public-screens/fixture.ts')).toEqual(
    [1, 2, 3, 4, 5].map((line) => ['markup/none', line]),
  );
});

it('leaves the places that are named with a reason', async () => {
  expect(await linesWithMarkup(["export const page = '<p>';"], 'gateway/src/pages/app-document.ts')).toEqual([]);
});
