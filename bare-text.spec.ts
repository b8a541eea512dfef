import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { bareText } from './bare-text.mjs';

it('refuses texts of a screen that do not pass through the catalogue', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } }, bareText],
  });
  const source = [
    'export const screen = (',
    '  <main title="Your pages">',
    '    <p>Nothing here yet.</p>',
    '    <p><Trans>Nothing <b>here</b> yet.</Trans></p>',
    '    <Field label={t`Name`} placeholder="https://" /> · <code>npm start</code>',
    '  </main>',
    ');',
  ];
  const [result] = await eslint.lintText(source.join('\n'), { filePath: 'frontend/src/app/fixture.tsx' });
  expect(result?.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
    ['texts/bare', 2],
    ['texts/bare', 3],
  ]);
});
