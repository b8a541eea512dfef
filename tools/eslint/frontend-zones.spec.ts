import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintSources } from '../../deploy/scripts/testing/lint-sources.mjs';

const refused = {
  'frontend/src/features/fresh/fixture.ts': [
    "import '../leads/api.js';",
    "import type { A } from '../leads/api.js';",
    "void import('../leads/api.js');",
    "export * from '../leads/api.js';",
    "import.meta.glob('../*/api.ts');",
    "import '../../app/routes.js';",
  ],
  'frontend/src/features/fresh/deep/fixture.ts': ["import '../../leads/api.js';"],
  'frontend/src/shared/fixture.ts': ["import '../features/leads/api.js';", "import '../app/routes.js';"],
  'frontend/src/areas/fixture.ts': ["import './other.js';"],
};

const allowed = {
  'frontend/src/features/fresh/deep/fixture.ts': [
    "import '../../../shared/api/api.js';",
    "import '../leads/own-folder.js';",
    "import 'react';",
  ],
  'frontend/src/app/fixture.ts': [
    "import '../shared/api/api.js';",
    "import.meta.glob('../features/*/feature.ts', { eager: true });",
  ],
  'frontend/src/main.tsx': ["import './app/App.js';"],
};

describe('the direction of imports in the frontend', () => {
  /** Messages of the rule, by source. Each line of a refused one must give exactly one. */
  const findings = new Map<string, string[]>();
  beforeAll(async () => {
    const cases = [...Object.entries(refused), ...Object.entries(allowed)].map(([path, lines]) => ({
      path,
      source: lines.join('\n'),
    }));
    for (const [index, messages] of (await lintSources(cases)).entries())
      findings.set(
        cases[index]?.source ?? '',
        messages.filter(({ ruleId }) => ruleId === 'zones/imports').map(({ message }) => message),
      );
  }, 120_000);

  it.each(Object.entries(refused))(
    'refuses imports in %s against the direction shared → features → app',
    (_path, lines) => {
      expect(findings.get(lines.join('\n'))).toHaveLength(lines.length);
    },
  );

  it.each(Object.entries(allowed))('accepts imports in %s along the direction', (_path, lines) => {
    expect(findings.get(lines.join('\n'))).toEqual([]);
  });
});
