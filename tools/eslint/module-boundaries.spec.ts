import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Finding {
  messages: { ruleId: string | null; message: string }[];
}

/** What eslint says of a source as if it stood at a path; nothing is written. */
function findings(filePath: string, source: string): string[] {
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', filePath, '--format', 'json'];
  const options = {
    input: source,
    encoding: 'utf8' as const,
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
  };
  let output: string;
  try {
    output = execFileSync(process.execPath, args, options);
  } catch (error) {
    // Exit code 1 is how eslint says that it found something.
    output = typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
  }
  const [result]: Finding[] = JSON.parse(output);
  return (
    result?.messages.filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries').map(({ message }) => message) ??
    []
  );
}

describe('the rule of who may import whom', () => {
  // The rule reads Nx's project graph; without one it would skip itself and every case below would pass for nothing.
  beforeAll(() => {
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
    });
  }, 60_000);

  it.each([
    ['services/commerce/src/fixture.ts', "import '@linkyard/bookings';"],
    ['libs/contracts/src/fixture.ts', "import '@linkyard/service-kit';"],
    ['gateway/src/fixture.ts', "import '@linkyard/auth';"],
    ['frontend/src/fixture.ts', "import '@linkyard/mongo';"],
    ['frontend/src/fixture.ts', "import 'mongodb';"],
    ['services/auth/src/fixture.ts', "import '@linkyard/blocks/schema';"],
    ['libs/contracts/src/fixture.ts', "import 'lru-cache';"],
    ['libs/money/src/fixture.ts', "import '@linkyard/contracts';"],
  ])('%s may not %s', (path, source) => {
    expect(findings(path, `${source}\n`)).toHaveLength(1);
  });

  it.each([
    ['services/commerce/src/fixture.ts', "import '@linkyard/contracts';"],
    ['services/campaigns-and-templates/src/fixture.ts', "import '@linkyard/blocks/render';"],
    ['frontend/src/fixture.ts', "import '@linkyard/money';"],
    ['deploy/all-in-one/src/fixture.ts', "void import('@linkyard/gateway');"],
  ])('%s may %s', (path, source) => {
    expect(findings(path, `${source}\n`)).toEqual([]);
  });
});
