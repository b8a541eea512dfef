import { describe, expect, it } from '@jest/globals';
import { safeAppHref, safeHref, withUtm } from './links.js';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'intent://x#Intent;scheme=http;end',
  'file:///etc/passwd',
  'sms',
  'callto:ada',
  '//evil.example',
];

describe('an address that may stand in a link', () => {
  it.each([
    ...['https://a.example/', 'http://a.example/', 'mailto:a@b.co', 'tel:+4930123456', 'sms:+4917'],
    ...['whatsapp://send?phone=49', 'tg://resolve?domain=ada', 'facetime:a@b.co', 'geo:1,2', 'spotify:x', 'bitcoin:1'],
  ])('is %s', (address) => {
    expect(safeHref(address)).toBe(address);
    expect(safeAppHref(address)).toBe(address);
  });
  it.each(hostile)('is not %s', (address) => {
    expect(safeHref(address)).toBeNull();
    expect(safeAppHref(address)).toBeNull();
  });
  it.each(['viber://chat?number=%2B491701234567', 'viber://pa?chatURI=ada-shop', 'skype:live:.cid.1a2b3c?chat'])(
    'is %s only where a chat is meant',
    (address) => {
      expect(safeHref(address)).toBeNull();
      expect(safeAppHref(address)).toBe(address);
    },
  );
  it.each([
    'viber://forward?text=x',
    'viber://chat?number=%2B491701234567&draft=x',
    'viber://chat?number=javascript',
    'skype:ada?call',
    'skype:ada?chat&topic=<b>',
    'skype:?chat',
    'xskype:ada?chat',
    'skype:ada?chat\njavascript:alert(1)',
  ])('is never %j: one form of each app, and no more', (address) => expect(safeAppHref(address)).toBeNull());
});

describe('campaign marks', () => {
  it('are put only on web addresses', () => {
    const utm = { source: 'page', medium: '', campaign: '' };
    expect(withUtm('https://a.example/?q=1', utm)).toBe('https://a.example/?q=1&utm_source=page');
    expect(withUtm('tel:+49', utm)).toBe('tel:+49');
  });

  it.each([
    ['https://a.example/index.php?/topic/12-hello/', 'https://a.example/index.php?/topic/12-hello/&utm_source=page'],
    ['https://a.example/?q=a%20b&r=a+b&s=%2F&t', 'https://a.example/?q=a%20b&r=a+b&s=%2F&t&utm_source=page'],
    ['https://a.example', 'https://a.example?utm_source=page'],
    ['https://A.example/Käse?x=é#teil', 'https://A.example/Käse?x=é&utm_source=page#teil'],
    ['https://a.example/#/shop?item=7#end', 'https://a.example/?utm_source=page#/shop?item=7#end'],
    ['https://a.example/?', 'https://a.example/?utm_source=page'],
    ['https://a.example/?q=1&', 'https://a.example/?q=1&utm_source=page'],
    ['https://a.example/?utm_source=own&q=%20', 'https://a.example/?utm_source=own&q=%20'],
  ])('leave the rest of %s byte for byte', (address, marked) => {
    expect(withUtm(address, { source: 'page', medium: '', campaign: '' })).toBe(marked);
  });
});
