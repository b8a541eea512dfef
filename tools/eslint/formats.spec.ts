import { expect, it } from '@jest/globals';
import { lintSources } from '../../deploy/scripts/testing/lint-sources.mjs';

/** Lines that the rule reports for a source. */
async function findings(path: string, source: string): Promise<number[]> {
  const [messages = []] = await lintSources([{ path, source }]);
  return messages.filter(({ ruleId }) => ruleId === 'formats/in-one-place').map(({ line }) => line);
}

const source = [
  "export const day = new Intl.DateTimeFormat('de').format(0);",
  "export const count = (value: number) => value.toLocaleString('de');",
  'export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
  "export const letters = new Intl.Segmenter('de');",
  "export const zones = Intl.supportedValuesOf('timeZone');",
].join('\n');

it('refuses formatters outside of the place that keeps them', async () => {
  expect(await findings('frontend/src/shared/fixture.ts', source)).toEqual([1, 2, 3]);
  expect(await findings('services/auth/src/fixture.ts', source)).toEqual([1, 2, 3]);
}, 60_000);

it('allows them there and in specs', async () => {
  expect(await findings('libs/languages/src/formats.ts', source)).toEqual([]);
  expect(await findings('services/auth/src/fixture.spec.ts', source)).toEqual([]);
}, 60_000);
