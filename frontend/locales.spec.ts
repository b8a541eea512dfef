import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');

/** Message and translation of each entry of a PO file. A message is there twice where it also has an id of its own. */
async function entriesIn(file: string) {
  const text = (await readFile(file, 'utf8')).replaceAll('"\n"', '');
  const entries = [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  return entries.map(([, message = '', translation = '']) => [message, translation] as const);
}
const messagesIn = async (file: string) => new Set((await entriesIn(file)).map(([message]) => message));

/** The messages that are in the code now. */
async function extracted() {
  const folder = await mkdtemp(join(tmpdir(), 'linkyard-locales-'));
  try {
    await cp(join(import.meta.dirname, 'locales'), folder, { recursive: true });
    const cli = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
    await promisify(execFile)(process.execPath, [cli, 'extract', '--clean', '--config', 'tools/i18n/app.config.mjs'], {
      cwd: root,
      env: { ...process.env, LINGUI_CATALOGUES: folder },
    });
    return [...(await messagesIn(join(folder, 'en.po')))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the catalogues of the app', () => {
  it('hold exactly the messages of the code, so that none is missing and none is unused', async () => {
    const messages = await extracted();
    for (const locale of ['en', 'de', 'ar-XB']) {
      const known = await messagesIn(join(import.meta.dirname, `locales/${locale}.po`));
      expect({
        locale,
        missing: messages.filter((message) => !known.has(message)),
        unused: [...known].filter((message) => !messages.includes(message)),
      }).toEqual({ locale, missing: [], unused: [] });
    }
  }, 120_000);

  it('translate every message into German', async () => {
    const translations = await entriesIn(join(import.meta.dirname, 'locales/de.po'));
    expect(translations.length).toBeGreaterThan(1000);
    expect(translations.filter(([, translation]) => translation === '')).toEqual([]);
  });
});
