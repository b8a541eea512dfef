import { describe, expect, it } from '@jest/globals';
import { withoutScripts, withPreviewScript } from './preview-script.js';

const page =
  '<!doctype html><head><link rel="modulepreload" href="/a.js"><link rel="preload" href="/b.js" as="script"><link rel="icon" href="/i.png">' +
  '<script type="application/ld+json">{"name":"Ana"}</script></head>' +
  '<body><h1>Ana</h1><iframe srcdoc="&lt;script&gt;run()&lt;/script&gt;" title="Own code"></iframe>' +
  '<SCRIPT type="module" src="/c.js"></SCRIPT></body>';

describe('a preview', () => {
  it('reloads itself by a script that knows the draft it shows', () => {
    expect(withPreviewScript('<body><p>Hi</p></body>', 'rev-1')).toBe(
      '<body><p>Hi</p><script defer src="/preview/live.js" data-rev="rev-1"></script></body>',
    );
  });

  it('shown as a picture contains nothing that a sandboxed frame refuses to run', () => {
    expect(withoutScripts(page)).toBe(
      '<!doctype html><head><link rel="icon" href="/i.png"></head>' +
        '<body><h1>Ana</h1><iframe title="Own code"></iframe></body>',
    );
  });
});
