import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintSources } from '../../deploy/scripts/testing/lint-sources.mjs';

const refused = [
  ['services/commerce/src/fixture.ts', "import '@linkyard/bookings';"],
  ['libs/contracts/src/fixture.ts', "import '@linkyard/service-kit';"],
  ['gateway/src/fixture.ts', "import '@linkyard/auth';"],
  ['frontend/src/fixture.ts', "import '@linkyard/mongo';"],
  ['frontend/src/fixture.ts', "import 'mongodb';"],
  ['services/auth/src/fixture.ts', "import '@linkyard/blocks/schema';"],
  ['libs/contracts/src/fixture.ts', "import 'lru-cache';"],
  ['libs/money/src/fixture.ts', "import '@linkyard/contracts';"],
  ['libs/storefront/src/fixture.ts', "import '@linkyard/service-kit';"],
] as const;

const allowed = [
  ['services/commerce/src/fixture.ts', "import '@linkyard/contracts';"],
  ['services/campaigns-and-templates/src/fixture.ts', "import '@linkyard/blocks/render';"],
  ['frontend/src/fixture.ts', "import '@linkyard/money';"],
  ['gateway/src/fixture.ts', "import '@linkyard/storefront';"],
  ['deploy/all-in-one/src/fixture.ts', "void import('@linkyard/gateway');"],
] as const;

describe('the rule of who may import whom', () => {
  /** Messages of the rule, by path and source. */
  const findings = new Map<string, string[]>();
  beforeAll(async () => {
    // The rule reads Nx's project graph; without one it would skip itself and every case below would pass for nothing.
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
    });
    const cases = [...refused, ...allowed];
    const found = await lintSources(cases.map(([path, source]) => ({ path, source: `${source}\n` })));
    for (const [index, messages] of found.entries())
      findings.set(
        String(cases[index]),
        messages.filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries').map(({ message }) => message),
      );
  }, 120_000);

  it.each(refused)('%s may not %s', (...refusedCase) => {
    expect(findings.get(String(refusedCase))).toHaveLength(1);
  });

  it.each(allowed)('%s may %s', (...allowedCase) => {
    expect(findings.get(String(allowedCase))).toEqual([]);
  });
});
