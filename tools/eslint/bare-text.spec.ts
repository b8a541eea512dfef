import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { bareProperties, bareText } from './bare-text.mjs';

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
    '    <Fact name="Size" /> <input name="size" />',
    '  </main>',
    ');',
  ];
  const [result] = await eslint.lintText(source.join('\n'), { filePath: 'frontend/src/app/fixture.tsx' });
  expect(result?.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
    ['texts/bare', 2],
    ['texts/bare', 3],
    ['texts/bare', 6],
  ]);
});

it('refuses texts of a message that do not pass through the catalogue', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, bareProperties],
  });
  const source = [
    "export const name = { name: 'email', label: 'Your name' };",
    "export const state = { title: isPaid ? `Paid by ${name}` : i18n.t('Not paid') };",
    "export const fine = { label: i18n.t('Name'), title, hint: '' };",
  ];
  const [result] = await eslint.lintText(source.join('\n'), { filePath: 'gateway/src/public-screens/fixture.ts' });
  expect(result?.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual(
    [1, 2].map((line) => ['properties/bare', line]),
  );
});
