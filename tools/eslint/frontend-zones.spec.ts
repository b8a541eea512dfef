import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';

interface Finding {
  messages: { ruleId: string | null; message: string }[];
}

/** What the rule reports for a source at a path; no file is written. */
function findings(filePath: string, source: string): string[] {
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', filePath, '--format', 'json'];
  const options = {
    input: `${source}\n`,
    encoding: 'utf8' as const,
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
  };
  let output: string;
  try {
    output = execFileSync(process.execPath, args, options);
  } catch (error) {
    // Exit code 1 means that eslint reported errors.
    output = typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
  }
  const [result]: Finding[] = JSON.parse(output);
  const own = result?.messages.filter(({ ruleId }) => ruleId === 'zones/imports') ?? [];
  return own.map(({ message }) => message);
}

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
  // One eslint run per file: each line of its source must give exactly the findings expected.
  it.each(Object.entries(refused))(
    'refuses imports in %s against the direction shared → features → app',
    (path, lines) => {
      expect(findings(path, lines.join('\n'))).toHaveLength(lines.length);
    },
  );

  it.each(Object.entries(allowed))('accepts imports in %s along the direction', (path, lines) => {
    expect(findings(path, lines.join('\n'))).toEqual([]);
  });
});
