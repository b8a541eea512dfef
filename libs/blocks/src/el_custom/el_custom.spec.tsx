import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { foreignHosts } from './foreign-hosts.js';
import { maxCodeLength, schema } from './schema.js';

const draw = (data: object, mode: 'public' | 'editor' = 'public') =>
  renderToStaticMarkup(<SectionView section={aSection('el_custom', data)} context={aContext({ mode })} />);

describe('el_custom', () => {
  it('runs code without external requests immediately, in a frame without an origin', () => {
    const html = draw({ code: '<b>Hi</b><script>document.title</script>', title: 'Greeting' });
    expect(html).toMatch(/<iframe class="sf" title="Greeting" height="200"[^>]* sandbox="allow-scripts[^"]*" srcDoc="/);
    expect(html).not.toMatch(/allow-same-origin|<script/);
    expect(html).not.toContain('<button');
  });
  it('asks before it loads anything from third parties, and names them', () => {
    const html = draw({ code: '<script src="https://widgets.example/w.js"></script>' });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Show content from widgets.example</button>');
    expect(html).toContain('<noscript><p class="m">This part of the page needs JavaScript.</p></noscript>');
  });
  it('shows the button in the editor, where nothing runs', () => {
    expect(draw({ code: '<img src="https://a.example/x.png">' }, 'editor')).toContain('class="btn">Show content');
  });
  it('is nothing without code', () => {
    expect(draw({ code: '  ' })).toBe('');
  });
  it('has an end', () => {
    expect(schema.safeParse({ code: 'x'.repeat(maxCodeLength) }).success).toBe(true);
    expect(schema.safeParse({ code: 'x'.repeat(maxCodeLength + 1) }).success).toBe(false);
    expect(schema.safeParse({ height: 1e9 }).success).toBe(false);
  });
});

describe('whom code would ask', () => {
  it.each([
    ['<script src=//cdn.example/x.js></script>', ['cdn.example']],
    ['<iframe src="https://open.spotify.com/embed/x"></iframe>', ['open.spotify.com']],
    ["fetch('https://API.example/a'); new WebSocket('wss://live.example')", ['api.example', 'live.example']],
    ['<style>@import url(//fonts.example/a.css)</style>', ['fonts.example']],
    ['<img src="https://a.example/1"><img src="https://a.example/2">', ['a.example']],
    ['<a class="x" href="https://a.example/">read</a>', []],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', []],
    ['<!-- https://a.example/ --><p>1 // 2</p>', []],
    ['let a = 1; //no.thing to load', []],
    ['', []],
  ])('of %s is %j', (code, hosts) => expect(foreignHosts(code)).toEqual(hosts));

  it('is read in one go, however the code is broken', () => {
    // A pattern that looks ahead from every opening would not come back before the runner's limit.
    for (const opening of ['<!--', '<a ', '//', 'https://a.']) {
      expect(foreignHosts(opening.repeat(maxCodeLength / opening.length)).length).toBeLessThan(2);
    }
  });
});
