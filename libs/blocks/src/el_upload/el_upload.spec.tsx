import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const section = aSection('el_upload', {});
const draw = (data: object, context: Parameters<typeof aContext>[0] = {}) =>
  renderToStaticMarkup(<SectionView section={{ ...section, sectionData: data }} context={aContext(context)} />);
const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('el_upload', () => {
  it('is a form that carries a file by itself', () => {
    const html = draw({});
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toContain(`action="/f/${'c'.repeat(24)}/${'a'.repeat(24)}/${section._id}/file"`);
    expect(namesIn(html)).toEqual(['file', 'name', 'email', 'message', 'website_url', 'started_at']);
  });
  it('asks for what is switched on', () => {
    expect(namesIn(draw({ isname: false, isemail: false, ismessage: false }))).toEqual([
      'file',
      'website_url',
      'started_at',
    ]);
  });
  it('leads to nothing but an address', () => {
    expect(draw({ fileUrl: 'https://a.example/form.pdf' })).toContain('href="https://a.example/form.pdf"');
    expect(draw({ fileUrl: 'javascript:alert(1)' })).not.toContain('up-l');
  });
  it('has nothing to send to in the editor', () => expect(draw({}, { mode: 'editor' })).not.toContain('<form'));
});
