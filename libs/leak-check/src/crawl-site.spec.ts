import { describe, expect, it } from '@jest/globals';
import { CleanFiles, crawlSite, type Answered } from './crawl-site.js';

const files: Record<string, [type: string, text: string]> = {
  '/signin': ['text/html', '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/main.js">'],
  '/assets/a.css': ['text/css', '@import url(./b.css); a { background: url(/assets/p.png) }'],
  '/assets/b.css': ['text/css', 'b {}'],
  '/assets/main.js': ['text/javascript', 'import"./dep.js";f=["assets/late.js","assets/late.css"]'],
  '/assets/dep.js': ['text/javascript', 'x'],
  '/assets/late.js': ['text/javascript', 'import"./main.js"'],
  '/favicon.ico': ['image/png', 'binary linkyard'],
};

describe('the walk through the files of a site', () => {
  it('opens what documents, styles and scripts name, each once, and reads only texts', async () => {
    const asked: string[] = [];
    const seen = await crawlSite(
      async (path): Promise<Answered> => {
        asked.push(path);
        const [type, text] = files[path] ?? ['text/html', ''];
        return { status: files[path] ? 200 : 404, headers: { 'content-type': type }, text };
      },
      ['/ana'],
    );
    for (const path of [...Object.keys(files), '/ana', '/assets/late.css']) expect(asked).toContain(path);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain('/assets/p.png');
    expect(seen.find(({ where }) => where === '/favicon.ico')?.text).toBe('');
  });

  it('opens a file with a hash in its name once for all sites, unless something was found in it', async () => {
    const clean = new CleanFiles();
    const asked: string[] = [];
    const ask = async (path: string): Promise<Answered> => {
      asked.push(path);
      const text = path === '/signin' ? '<script src="/assets/a-12345678.js">' : 'import"./b-12345678.js"';
      return { status: 200, headers: { 'content-type': 'text/javascript' }, text };
    };
    const filesAsked = async () => {
      asked.length = 0;
      const seen = await crawlSite(ask, [], clean);
      expect(seen.filter(({ where }) => where.startsWith('/assets/'))).toHaveLength(2);
      return asked.filter((path) => path.startsWith('/assets/'));
    };
    expect(await filesAsked()).toEqual(['/assets/a-12345678.js', '/assets/b-12345678.js']);
    expect(await filesAsked()).toEqual([]);
    clean.drop(['/assets/b-12345678.js']);
    expect(await filesAsked()).toEqual(['/assets/b-12345678.js']);
  });
});
