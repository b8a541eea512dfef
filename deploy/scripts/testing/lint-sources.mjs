import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(import.meta.url);

/**
 * What eslint reports for sources as if they stood at these paths; nothing is written. One process for all of them: to read
 * the configuration takes longer than to check a source.
 * @param {{path: string, source: string}[]} sources
 * @returns {Promise<{ruleId: string | null, line: number, message: string}[][]>}  in the order of the sources
 */
export async function lintSources(sources) {
  const env = { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' };
  const running = promisify(execFile)(process.execPath, [script], { env, maxBuffer: 16 * 1024 * 1024 });
  running.child.stdin?.end(JSON.stringify(sources));
  const { stdout } = await running;
  // Nx prints a warning before when it has no project graph.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

if (process.argv[1] === script) {
  const { ESLint } = await import('eslint');
  const eslint = new ESLint();
  const found = [];
  for (const { path, source } of JSON.parse(await text(process.stdin))) {
    const [result] = await eslint.lintText(source, { filePath: path });
    found.push(result?.messages.map(({ ruleId, line, message }) => ({ ruleId, line, message })) ?? []);
  }
  console.log(JSON.stringify(found));
}
