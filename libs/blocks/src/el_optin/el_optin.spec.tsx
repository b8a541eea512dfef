import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object, context: Parameters<typeof aContext>[0] = {}) =>
  renderToStaticMarkup(<SectionView section={aSection('el_optin', data)} context={aContext(context)} />);
const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('el_optin', () => {
  it('asks for what is switched on, in the names the server reads', () => {
    const all = { isphone: true, iswhatsapp: true, consentText: 'Write to me' };
    expect(namesIn(draw(all))).toEqual(['name', 'email', 'phone', 'whatsapp', 'consent', 'website_url', 'started_at']);
    expect(namesIn(draw({ isname: false }))).toEqual(['email', 'website_url', 'started_at']);
  });
  it('shows a consent sentence whole', () => {
    const consentText = 'word '.repeat(190).trim();
    expect(draw({ consentText })).toContain(consentText);
  });
  it('passes the redirect after sending to the browser, if there is one', () => {
    const pageId = aContext({}).pages[0]?._id;
    expect(draw({ thanktype: 'link', tlink: 'https://a.example/' })).toContain('data-th="https://a.example/"');
    expect(draw({ thanktype: 'page', ipage: pageId })).toContain('data-th="/');
    expect(draw({ thanktype: 'page', ipage: 'f'.repeat(24) })).not.toContain('data-th');
    expect(draw({ thanktype: 'text', ttext: 'Merci' })).toContain('hidden="">Merci</p>');
  });
  it('exposes neither list, autoresponder nor tags', () => {
    const html = draw({ listId: 'list-7', autoresponderId: 'e'.repeat(24), tags: ['vip'] });
    expect(html).not.toMatch(/list-7|eeeeeeee|vip/);
  });
});
