import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gist, resolves, run, which } from '../commands.mjs';

/** A registry step of the ladder: a Go program built into the cache. */
export function fromGo(module, folder, program, seconds) {
  return {
    title: `building ${module} with go (about ${seconds} s, once)`,
    applies: async () => which(['go']) !== undefined && (await proxyResolves()),
    fetch: async () => {
      mkdirSync(folder, { recursive: true });
      const { code, output } = await run('go', ['install', module], {
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
