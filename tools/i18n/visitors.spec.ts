import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projects } from './visitors.config.mjs';

const root = join(import.meta.dirname, '../..');
let made = '';

/** Runs a command of `npm run messages` on copies of the catalogues. */
async function lingui(...command: string[]) {
  const cli = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
  const env = { ...process.env, LINGUI_CATALOGUES: made };
  const config = join(import.meta.dirname, 'visitors.config.mjs');
  await promisify(execFile)(process.execPath, [cli, ...command, '--config', config], { cwd: root, env });
}

/** Message to translation, from the lines of a PO file. */
async function translationsIn(file: string) {
  const text = (await readFile(file, 'utf8')).replaceAll('"\n"', '');
  const entries = [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  return new Map(entries.map(([, message = '', translation = '']) => [message, translation]));
}

describe('the catalogues of visitors', () => {
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'linkyard-visitors-'));
    for (const project of projects)
      await cp(join(root, project, 'src/locales/de.po'), join(made, project, 'de.po'), { recursive: true });
    await lingui('extract', '--clean');
    await lingui('compile', '--output-prefix', '');
  }, 120_000);
  afterAll(() => rm(made, { recursive: true }));

  it.each(projects)('hold exactly the messages of %s, translated and compiled', async (project) => {
    const committed = await translationsIn(join(root, project, 'src/locales/de.po'));
    const current = await translationsIn(join(made, project, 'de.po'));
    expect({
      missing: [...current.keys()].filter((message) => !committed.has(message)),
      unused: [...committed.keys()].filter((message) => !current.has(message)),
      untranslated: [...committed].filter(([, translation]) => translation === '').map(([message]) => message),
    }).toEqual({ missing: [], unused: [], untranslated: [] });
    const isStale =
      (await readFile(join(root, project, 'src/locales/de.ts'), 'utf8')) !==
      (await readFile(join(made, project, 'de.ts'), 'utf8'));
    expect({ project, isStale }).toEqual({ project, isStale: false });
  });
});
