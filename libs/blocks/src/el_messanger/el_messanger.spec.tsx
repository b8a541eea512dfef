import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { schema } from './schema.js';

const draw = (links: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_messanger', { links })} context={aContext()} />);
const on = (link: string) => ({ link, status: 1 });

describe('el_messanger', () => {
  it('opens each app by its own address', () => {
    const html = draw({
      whatsapp: on('+49 170 1234567'),
      telegram: on('@ada_l'),
      viber: on('+49 170 1234567'),
      skype: on('live:ada'),
      phone: on('+49 30 123456'),
      email: on('ada@example.com'),
    });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://wa.me/491701234567',
      'https://t.me/ada_l',
      'viber://chat?number=%2B491701234567',
      'skype:live:ada?chat',
      'tel:+4930123456',
      'mailto:ada@example.com',
    ]);
    expect(html.match(/data-c=""/g)).toHaveLength(6);
    expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
  });
  it('shows neither what is switched off nor what leads nowhere', () => {
    const html = draw({ telegram: { link: '@ada_l', status: 0 }, phone: on('call me'), email: on('a@b.co') });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(draw({})).toBe('');
  });
  it('refuses on save what leads nowhere', () => {
    expect(schema.safeParse({ links: { skype: on('javascript:alert(1)') } }).success).toBe(false);
    expect(schema.safeParse({ links: { phone: on('+49 30 1') } }).success).toBe(true);
  });
});
