import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { parseSection } from '../registry/index.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_paragraph', data)} context={aContext()} />);
const dirty = '<p onclick="x()">Hi <img src=x onerror=y></p><script>z</script>';

describe('el_paragraph', () => {
  it('is cleaned on save', () =>
    expect(parseSection('el_paragraph', { input: dirty })).toEqual({ ok: true, data: { input: '<p>Hi </p>' } }));
  it('is cleaned on render too', () => expect(draw({ input: dirty })).toContain('<p>Hi </p>'));
  it('counts its links', () => expect(draw({ input: '<a href="https://a.example/">a</a>' })).toContain('data-c'));
  it('shows nothing when it is empty', () => expect(draw({ input: '<script>1</script>' })).toBe(''));
});
