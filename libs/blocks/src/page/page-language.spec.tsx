import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { GateForm } from '../gate/GateForm.js';
import type { RenderContext } from '../kit/types.js';
import { pageTexts } from '../locales/texts.js';
import { aContext, aPage, aSection } from '../registry/sample-page.js';
import { renderPage } from '../render/render-page.js';
import { SectionView } from './SectionView.js';

const german = (part: Partial<RenderContext> = {}) => aContext({ locale: 'de-AT', ...part });
const draw = (type: string, data: object, context = german()) =>
  renderToStaticMarkup(<SectionView section={aSection(type, data)} context={context} />);

describe('a page in German', () => {
  it('labels what is ours in German and leaves the words of its creator', () => {
    const html = draw('el_optin', { title: 'Letters', isname: true, isemail: true, btnText: '' });
    expect(html).toContain('>Letters<');
    expect(html).toMatch(/<label[^>]*>E-Mail</);
    expect(html).toContain('(freiwillig)');
    expect(html).toContain('>Anmelden</button>');
  });

  it('gives scripts their texts in German', () => {
    const html = draw('el_optin', {});
    const [, texts = ''] = /data-texts="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(texts.replaceAll('&quot;', '"'))).toEqual({
      failed: 'Das konnte nicht gesendet werden. Bitte versuche es noch einmal.',
      chooseOne: 'Bitte wähle mindestens eine Möglichkeit.',
    });
  });

  it('counts ratings by the rules of German', () => {
    const rated = { _id: 'b'.repeat(24), counts: [0, 0, 0, 0, 1] as [number, number, number, number, number] };
    const html = draw('el_rating', {}, german({ sources: { ratings: [{ ...rated, comments: [] }] } }));
    expect(html).toContain('<b data-ra="average">5,0</b>');
    expect(html).toContain('<span data-ra="count">1 Bewertung</span>');
    expect(html).toContain('<span class="vh">2 Sterne</span>');
  });

  it('says when a countdown of each day runs', () => {
    const html = draw('el_countdown', { type: 'daily', startAt: '00:00', endAt: '00:00', timeZone: 'Europe/Vienna' });
    expect(html).toContain('Jeden Tag bis Mitternacht, Zeit in Vienna');
  });

  it('asks for consent and for the password of a gate in German', () => {
    const context = german();
    const pixels = { ga4: 'G-1', gtm: '', metaPixel: '', tiktokPixel: '', pinterestTag: '' };
    const { html } = renderPage(aPage([], { context, consent: { text: '', pixels } }));
    expect(html).toContain('<html lang="de-AT" dir="ltr">');
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('>Nein, danke</button>');
    expect(html).toContain('<a href="https://ana.example">Made with Ana &amp; Co</a>');
    const gate = <GateForm gate={aPasswordGate} action="/g" name="g" i18n={context.i18n} />;
    expect(renderToStaticMarkup(gate)).toContain('Dieser Teil öffnet sich mit einem Passwort.');
  });
});

const aPasswordGate = { type: 'password' as const, text: '', value: '' };

describe('a page in a language without a catalogue', () => {
  it('is served in English', () => {
    expect(pageTexts('pt-BR').t('Sold out')).toBe('Sold out');
    expect(draw('el_optin', { btnText: '' }, aContext({ locale: 'pt-BR' }))).toContain('>Subscribe</button>');
  });
});
