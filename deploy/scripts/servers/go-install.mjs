import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gist, resolves, run, which } from '../commands.mjs';

/**
 * A registry step of the ladder: a Go program built into the cache.
 * @param {{isPatient?: boolean}} [options]  isPatient: it leaves the processor to whatever else runs
 */
export function fromGo(module, folder, program, seconds, { isPatient = false } = {}) {
  return {
    title: `building ${module} with go (about ${seconds} s, once)`,
    applies: async () => which(['go']) !== undefined && (await proxyResolves()),
    fetch: async () => {
      mkdirSync(folder, { recursive: true });
      const command = isPatient && which(['nice']) ? ['nice', '-n', '10', 'go'] : ['go'];
      const { code, output } = await run(command[0], [...command.slice(1), 'install', module], {
        long: true,
        env: { GOBIN: folder, GOTOOLCHAIN: 'local', CGO_ENABLED: '0' },
      });
      if (code !== 0) throw new Error(`go said: ${gist(output)}`);
      return join(folder, program);
    },
  };
}

async function proxyResolves() {
  const { output } = await run('go', ['env', 'GOPROXY'], { timeoutMs: 10_000 });
  const first = output.trim().split(/[,|]/)[0] ?? '';
  // "direct" or "off" name no host: go itself says what it makes of them.
  return URL.canParse(first) ? resolves(new URL(first).hostname) : first !== 'off';
}
