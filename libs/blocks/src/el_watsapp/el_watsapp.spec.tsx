import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { schema } from './schema.js';

const draw = (data: object, mode: 'public' | 'editor' = 'public') =>
  renderToStaticMarkup(<SectionView section={aSection('el_watsapp', data)} context={aContext({ mode })} />);

describe('el_watsapp', () => {
  it('opens a chat with the first words in it', () => {
    const html = draw({ phone: '+49 170 1234567', message: 'Hi & hello', button: 'Write to me' });
    expect(html).toContain('href="https://wa.me/491701234567?text=Hi%20%26%20hello" data-c=""');
    expect(html).toContain('Write to me');
  });
  it('leads into a group by its link', () => {
    expect(draw({ phone: 'https://chat.whatsapp.com/AbCdEfGh123', message: 'Hi' })).toContain(
      'href="https://chat.whatsapp.com/AbCdEfGh123"',
    );
  });
  it('is nothing without a number, but stays in the editor', () => {
    expect(draw({})).toBe('');
    expect(draw({}, 'editor')).toContain('Chat on WhatsApp');
  });
  it('refuses a number without a country code', () => {
    expect(schema.safeParse({ phone: '0170 1234567' }).success).toBe(false);
    expect(schema.safeParse({ phone: 'javascript:alert(1)' }).success).toBe(false);
  });
});
