import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

describe('generated files', () => {
  it('are what the block folders say', () => {
    const tool = fileURLToPath(new URL('../../tools/generate-registry.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [tool, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
