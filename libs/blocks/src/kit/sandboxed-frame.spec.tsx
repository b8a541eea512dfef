import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { faultsIn } from '../registry/hostile.js';
import { type FrameStart, SandboxedFrame } from './sandboxed-frame.js';

const code = '<p>Hi</p><script>top.location="https://evil.example/"</script>';
const draw = (start: FrameStart) =>
  renderToStaticMarkup(<SandboxedFrame code={code} title="Ad" height={250} start={start} startText="Show the ad" />);

describe('a sandboxed frame', () => {
  it.each(['still', 'at-once', 'on-click'] as const)('never gives its code our origin or the page (%s)', (start) => {
    const html = draw(start);
    expect(faultsIn(html)).toEqual([]);
    expect(html).not.toMatch(/allow-same-origin|allow-top-navigation|<script/);
  });
  it('shows markup without any script when it is still', () => {
    expect(draw('still')).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcDoc="');
    expect(draw('still')).not.toContain('data-sf');
  });
  it('leaves its code to the editor’s own document, whose policy a srcdoc would inherit', () => {
    const html = renderToStaticMarkup(<SandboxedFrame code={code} title="Ad" height={250} start="still" inEditor />);
    expect(html).toContain('<iframe class="sf"');
    expect(html).not.toMatch(/srcDoc|evil|allow-same-origin/);
  });
  it('marks what the behaviour may run', () => {
    expect(draw('at-once')).toContain('sandbox="allow-scripts allow-forms');
    expect(draw('at-once')).toContain('data-sf=""');
  });
  it('holds the code back until the visitor asks for it', () => {
    const html = draw('on-click');
    expect(html).not.toContain('<iframe');
    expect(html).toContain('<button type="button" class="btn" hidden="">Show the ad</button>');
  });
});

describe('the hostile-content check', () => {
  it.each(['', ' sandbox="allow-scripts allow-same-origin"', ' sandbox="allow-top-navigation"'])(
    'still names a frame that is no sandbox (%s)',
    (attributes) => expect(faultsIn(`<iframe${attributes} srcdoc="x"></iframe>`)).toEqual(['iframe[srcDoc]']),
  );
});
