import { expect, it } from '@jest/globals';
import { lintSources } from '../../deploy/scripts/testing/lint-sources.mjs';

/** What the rule reports for a source. */
async function findings(source: string): Promise<string[]> {
  const [messages = []] = await lintSources([{ path: 'services/auth/src/fixture.spec.ts', source }]);
  return messages.filter(({ ruleId }) => ruleId === 'language/plain').map(({ line, message }) => `${line}: ${message}`);
}

it('refuses dialect words in comments, declared names and test titles', async () => {
  const source = [
    '// Sent again to whoever asks.',
    'export const mostTries = 3;',
    'export function tellOwner(told: string) {',
    '  return told;',
    '}',
    "it('is drawn anew', () => undefined);",
    "it.each([1])('lets nobody in: %s', () => undefined);",
    '// Everybody asks the house.',
    'export class House {}',
    'export const newHouse = (knocks = 1, everybody = true) => [knocks, everybody];',
    'export class Users {',
    '  constructor(private readonly everybodysList: string[]) {}',
    '}',
  ];
  expect(await findings(source.join('\n'))).toEqual(
    [
      ...['1: whoever', '2: most', '3: tell', '3: told', '6: anew', '7: nobody'],
      ...['8: Everybody', '9: House', '10: House', '10: knocks', '10: everybody', '12: everybodys'],
    ].map((entry) => {
      const [line = '', word = ''] = entry.split(': ');
      return `${line}: Use a standard term instead of ‘${word}’.`;
    }),
  );
}, 60_000);

it('accepts standard terms, and screen texts of any words', async () => {
  const source = [
    '// Retried on conflict; the owner is notified once.',
    'export const maxAttempts = 3;',
    "export const text = 'Tell us what happened to everybody in the house';",
    '// A warehouse and a lighthouse, for all visitors.',
    'export const housekeeping = { bookkeeping: true };',
    "it('revokes the session when a superseded refresh token is reused', () => undefined);",
  ];
  expect(await findings(source.join('\n'))).toEqual([]);
}, 60_000);
