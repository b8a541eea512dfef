import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makePrivateFolder } from './private-folder.mjs';
import { claimFolder, launch } from './processes.mjs';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a data folder', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'linkyard-private-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is made for its owner alone', () => {
    makePrivateFolder(join(parent, 'data/logs'));
    expect(modeOf(join(parent, 'data/logs'))).toBe('700');
  });

  it('of an earlier version is closed to others with all that is in it, and nothing outside', () => {
    const folder = join(parent, 'data');
    const outside = join(parent, 'outside.txt');
    mkdirSync(join(folder, 'mailbox'), { recursive: true });
    const files = { 'mailbox/a.eml': 0o644, key: 0o400, run: 0o755 };
    for (const [name, mode] of Object.entries(files)) {
      writeFileSync(join(folder, name), 'x');
      chmodSync(join(folder, name), mode);
    }
    chmodSync(folder, 0o755);
    writeFileSync(outside, 'x');
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(folder, 'link'));
    expect(claimFolder(join(folder, 'stack.pid'))).toHaveProperty('release');
    expect([folder, join(folder, 'mailbox')].map(modeOf)).toEqual(['700', '700']);
    expect(Object.keys(files).map((name) => modeOf(join(folder, name)))).toEqual(['600', '400', '700']);
    expect(modeOf(outside)).toBe('644');
  });

  it('gets only private files from the processes that run on it', async () => {
    const written = join(parent, 'written');
    const program = `require('fs').writeFileSync(${JSON.stringify(written)}, 'x')`;
    const child = await launch({
      name: 'writer',
      program: process.execPath,
      args: ['-e', program],
      folder: join(parent, 'logs'),
    });
    await child.exited;
    expect([written, join(parent, 'logs/writer.log'), join(parent, 'logs')].map(modeOf)).toEqual(['600', '600', '700']);
  });
});
