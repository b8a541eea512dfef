import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { codedRefusals } from './coded-refusals.mjs';

it('refuses a refusal that is a sentence instead of a code', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, codedRefusals],
  });
  const source = [
    "export const name = z.string().min(1, 'Enter your name.').regex(/^a b$/, `Begins with ${letter} only.`);",
    "export const other = z.string().refine(isFree, { path: ['name'], error: 'This name is taken.' });",
    "export const refused = { path: 'name', message };",
    "export const issue = (check) => check.addIssue({ code: 'custom', path: [0], message: 'Two share an id.' });",
    "export const fine = z.string().min(1, refusedAs('core.name_required')).default('a b');",
    "export const alsoFine = fieldError('name', 'core.name_required');",
    "export const code = (check) => check.addIssue({ code: 'custom', path: [0], message: 'core.ids_repeated' });",
  ];
  const [result] = await eslint.lintText(source.join('\n'), { filePath: 'services/auth/src/fixture.ts' });
  expect(result?.messages.map(({ messageId, line }) => [messageId, line])).toEqual([
    ['rule', 1],
    ['rule', 1],
    ['rule', 2],
    ['field', 3],
    ['rule', 4],
  ]);
});
