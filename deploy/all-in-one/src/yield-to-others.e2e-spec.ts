import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const program = `
  import { readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { yieldToOthers } from ${JSON.stringify(pathToFileURL(resolve('deploy/all-in-one/dist/yield-to-others.js')).href)};
  yieldToOthers();
  console.log(JSON.stringify({ priority: getPriority(), session: readFileSync('/proc/self/autogroup', 'utf8') }));
`;
/** What a process becomes by it. */
function yielded(launcher: readonly string[]): { priority: number; session: string } {
  const [command = '', ...words] = [...launcher, process.execPath, '--input-type=module', '-e', program];
  const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
  const { stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', env });
  expect(stderr).toBe('');
  const { priority, session } = JSON.parse(stdout);
  return { priority: Number(priority), session: String(session) };
}

const hasGroups = existsSync('/proc/self/autogroup');
const title = hasGroups
  ? 'a worker that stands back'
  : 'a worker that stands back (skipped: this kernel groups no sessions)';
(hasGroups ? describe : describe.skip)(title, () => {
  it('takes its session along when it leads one, or its priority would count for nothing', () => {
    expect(yielded(['setsid', '--wait'])).toMatchObject({ priority: 10, session: expect.stringMatching(/nice 10\n$/) });
  });

  it('leaves the session of somebody else as it is', () => {
    // The shell leads the session; what it starts is a part of it.
    const { priority, session } = yielded(['setsid', '--wait', 'sh', '-c', '"$@"; exit $?', 'sh']);
    expect(priority).toBe(10);
    expect(session).toMatch(/nice 0\n$/);
  });
});
