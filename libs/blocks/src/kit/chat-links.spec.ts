import { describe, expect, it } from '@jest/globals';
import { chatFault, chatHref, type ChatKind, chatKinds, whatsappHref } from './chat-links.js';

describe('a chat link', () => {
  it.each<[ChatKind, string, string]>([
    ['whatsapp', '+49 170 1234567', 'https://wa.me/491701234567'],
    ['whatsapp', '0049 (170) 123-4567', 'https://wa.me/491701234567'],
    ['whatsapp', '491701234567', 'https://wa.me/491701234567'],
    ['whatsapp', 'https://wa.me/491701234567?text=Hello%20there', 'https://wa.me/491701234567?text=Hello%20there'],
    ['whatsapp', 'wa.me/491701234567', 'https://wa.me/491701234567'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=491701234567&text=Hi', 'https://wa.me/491701234567?text=Hi'],
    ['whatsapp', 'https://wa.me/message/ABCDEF123456', 'https://wa.me/message/ABCDEF123456'],
    ['whatsapp', 'https://chat.whatsapp.com/AbCdEfGh123', 'https://chat.whatsapp.com/AbCdEfGh123'],
    ['whatsapp', 'https://www.whatsapp.com/channel/0029VaX', 'https://www.whatsapp.com/channel/0029VaX'],
    ['telegram', '@ada_l', 'https://t.me/ada_l'],
    ['telegram', 'ada_l', 'https://t.me/ada_l'],
    ['telegram', 't.me/ada_l', 'https://t.me/ada_l'],
    ['telegram', 'https://telegram.me/ada_l', 'https://t.me/ada_l'],
    ['telegram', 'tg://resolve?domain=ada_l', 'https://t.me/ada_l'],
    ['telegram', 'https://t.me/+AbCdEf123', 'https://t.me/+AbCdEf123'],
    ['telegram', 'https://t.me/joinchat/AbCdEf', 'https://t.me/joinchat/AbCdEf'],
    ['telegram', '+49 170 1234567', 'https://t.me/+491701234567'],
    ['viber', '+49 170 1234567', 'viber://chat?number=%2B491701234567'],
    ['viber', 'viber://chat?number=%2B491701234567', 'viber://chat?number=%2B491701234567'],
    ['viber', 'viber://add?number=491701234567', 'viber://chat?number=%2B491701234567'],
    ['viber', 'viber://pa?chatURI=ada-shop', 'viber://pa?chatURI=ada-shop'],
    ['viber', 'https://invite.viber.com/?g2=AQB', 'https://invite.viber.com/?g2=AQB'],
    ['skype', 'ada.lovelace', 'skype:ada.lovelace?chat'],
    ['skype', 'live:.cid.1a2b3c4d', 'skype:live:.cid.1a2b3c4d?chat'],
    ['skype', 'skype:ada.lovelace?chat', 'skype:ada.lovelace?chat'],
    ['skype', 'https://join.skype.com/AbCdEf', 'https://join.skype.com/AbCdEf'],
    ['phone', '+49 (30) 123-456', 'tel:+4930123456'],
    ['phone', '030/123456', 'tel:030123456'],
    ['phone', 'tel:+4930123456', 'tel:+4930123456'],
    ['email', ' ada@example.com ', 'mailto:ada@example.com'],
    ['email', 'mailto:ada@example.com?subject=Hello', 'mailto:ada@example.com?subject=Hello'],
  ])('%s of %s is %s', (kind, typed, href) => {
    expect(chatHref(kind, typed)).toBe(href);
    // What is stored is read again: the address made must mean the same.
    expect(chatHref(kind, href)).toBe(href);
    expect(chatFault(kind, typed)).toBeNull();
  });

  it.each<[ChatKind, string]>([
    ['whatsapp', '0170 1234567'],
    ['whatsapp', 'ada'],
    ['whatsapp', 'https://wa.me/'],
    ['whatsapp', 'https://wa.me.evil.example/491701234567'],
    ['telegram', 'ada l'],
    ['telegram', 'https://t.me/'],
    ['telegram', 'https://evil.example/ada'],
    ['viber', '0170 1234567'],
    ['viber', 'viber://forward?text=x'],
    ['skype', 'skype:ada?call'],
    ['phone', 'call me'],
    ['phone', '--'],
    ['email', 'ada@'],
    ['email', 'ada@example.com, bob@example.com'],
  ])('%s of %s is none, and says why', (kind, typed) => {
    expect(chatHref(kind, typed)).toBeNull();
    expect(chatFault(kind, typed)).toBe(`blocks.not_chat_${kind}`);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '"><script>', 'intent://x', 'x'.repeat(5000), ''])(
    'is never made of %.30j',
    (typed) => {
      for (const kind of chatKinds) expect(chatHref(kind, typed)).toBeNull();
    },
  );

  it('carries words into WhatsApp whole', () => {
    expect(whatsappHref('+4917012345', 'Hi & hello?\n#1')).toBe(
      'https://wa.me/4917012345?text=Hi%20%26%20hello%3F%0A%231',
    );
  });
});
