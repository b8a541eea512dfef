import { describe, expect, it } from '@jest/globals';
import { isSafeLink } from '@linkyard/contracts';
import fc from 'fast-check';
import { cleanImageUrl, cleanUrl, cleanUrlOrNull } from './clean-url.js';

const base = 'https://old.example/people/layla?x=1#top';

describe('cleanUrl', () => {
  it.each([
    // written the way people write
    ['https://example.com', 'https://example.com/'],
    ['  HTTPS://Example.COM/Path ', 'https://example.com/Path'],
    ['example.com/shop', 'https://example.com/shop'],
    ['www.example.com', 'https://www.example.com/'],
    ['//cdn.example.com/a', 'https://cdn.example.com/a'],
    ['discord.gg/invite', 'https://discord.gg/invite'],
    ['müller.example/käse', 'https://xn--mller-kva.example/k%C3%A4se'],
    ['https://例え.example/🌙', 'https://xn--r8jz45g.example/%F0%9F%8C%99'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailto:Hello@example.com?subject=A%20b', 'mailto:Hello@example.com?subject=A%20b'],
    ['mailto:a@b.example,c@d.example', 'mailto:a@b.example'],
    ['+49 (0)30 123-456', 'tel:+49030123456'],
    ['tel:+49-30-123456', 'tel:+4930123456'],
    ['TEL:112', 'tel:112'],
    ['sms:+49301234?body=Hi%20there', 'sms:+49301234?body=Hi%20there'],
    ['whatsapp://send?phone=1', 'whatsapp://send?phone=1'],
    ['geo:52.5,13.4?q=Caf%C3%A9', 'geo:52.5,13.4?q=Caf%C3%A9'],
    // relative to the page
    ['/shop', 'https://old.example/shop'],
    ['shop.html', 'https://old.example/people/shop.html'],
    ['../up', 'https://old.example/up'],
    ['?page=2', 'https://old.example/people/layla?page=2'],
    // tracking of the tool being left, of one click, of one sharing person
    ['https://a.example/?utm_source=linktree&utm_medium=profile+link&id=7', 'https://a.example/?id=7'],
    ['https://a.example/?utm_source=linktr.ee', 'https://a.example/'],
    ['https://a.example/?utm_source=https%3A%2F%2Flinktr.ee%2F&b=1', 'https://a.example/?b=1'],
    ['https://a.example/?UTM_Source=Beacons.ai&utm_campaign=x#c', 'https://a.example/#c'],
    ['https://a.example/?ref=linktree&q=a+b%20c', 'https://a.example/?q=a+b%20c'],
    ['https://a.example/?fbclid=IwAR0&igsh=1&x=%2F', 'https://a.example/?x=%2F'],
    ['https://youtu.be/mR0a5T_beAn?si=abc&t=30', 'https://youtu.be/mR0a5T_beAn?t=30'],
    ['https://open.spotify.com/track/1?si=abc', 'https://open.spotify.com/track/1'],
    // what belongs to the creator stays
    [
      'https://a.example/?utm_source=newsletter&utm_medium=mail',
      'https://a.example/?utm_source=newsletter&utm_medium=mail',
    ],
    ['https://a.example/?ref=layla&tag=layla-21', 'https://a.example/?ref=layla&tag=layla-21'],
    ['https://a.example/?si=section&empty=&b', 'https://a.example/?si=section&empty=&b'],
    // forwarding pages
    ['https://l.instagram.com/?u=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd&e=AT1', 'https://a.example/b?c=d'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=AT', 'https://a.example/'],
    ['https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fa.example%2F', 'https://a.example/'],
    ['https://www.google.com/url?q=https://a.example/x&sa=D', 'https://a.example/x'],
    ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fa.example', 'https://a.example/'],
    ['https://out.reddit.com/t3_1?url=https%3A%2F%2Fa.example', 'https://a.example/'],
    ['https://href.li/?https://a.example/x', 'https://a.example/x'],
    ['/going/12/https://a.example/x?y=1', 'https://a.example/x?y=1'],
    [
      'https://l.instagram.com/?u=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fa.example%252F%253Futm_source%253Dlinktree',
      'https://a.example/',
    ],
    ['https://l.instagram.com/?u=javascript:alert(1)', 'https://l.instagram.com/?u=javascript:alert(1)'],
    ['https://www.google.com/search?q=https://a.example', 'https://www.google.com/search?q=https://a.example'],
    // disguises
    ['https://bank.example@evil.example/', 'https://evil.example/'],
    ['https://user:secret@a.example/', 'https://a.example/'],
    ['https://a.example/\u202egnp.exe', 'https://a.example/gnp.exe'],
    ['ht\ntps://a.example/', 'https://a.example/'],
  ])('%s becomes %s', (raw, clean) => {
    expect(cleanUrl(raw, base)).toEqual({ url: clean });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example/',
    'intent://scan/#Intent;scheme=zxing;end',
    'http://',
    'https://exa mple.com:99999/',
  ])('%s is refused as unsafe', (raw) => {
    expect(cleanUrl(raw, base)).toEqual({ fault: 'unsafe' });
  });

  it.each([
    '',
    '   ',
    '#',
    '#contact',
    'javascript:void(0)',
    'javascript:;',
    'about:blank',
    'mailto:',
    'mailto:?subject=x',
    'tel:',
    'tel:call-me',
  ])('"%s" is no address', (raw) => {
    expect(cleanUrl(raw, base)).toEqual({ fault: 'none' });
  });

  it('does not guess what a relative address belongs to', () => {
    expect(cleanUrl('/shop')).toEqual({ fault: 'relative' });
    expect(cleanUrl('shop.html')).toEqual({ fault: 'relative' });
    expect(cleanUrl('/shop', 'file:///home/layla/page.html')).toEqual({ fault: 'relative' });
  });

  it('refuses what is longer than an address may be', () => {
    expect(cleanUrlOrNull(`https://a.example/${'a'.repeat(2100)}`)).toBeNull();
  });

  it('allows only the web for pictures', () => {
    expect(cleanImageUrl('img/a.png', base)).toBe('https://old.example/people/img/a.png');
    expect(cleanImageUrl('mailto:a@b.example')).toBeNull();
    expect(cleanImageUrl('data:image/png;base64,AAAA')).toBeNull();
  });

  const schemes = [
    'https://',
    'http://',
    'mailto:',
    'tel:',
    'javascript:',
    'data:',
    '//',
    '/',
    '',
    'https://l.instagram.com/?u=',
    'https://a.example/going/1/',
  ];
  const address = fc
    .tuple(
      fc.constantFrom(...schemes),
      fc.oneof(fc.webUrl(), fc.string(), fc.string({ unit: 'binary' }), fc.emailAddress()),
    )
    .map(([scheme, rest]) => scheme + rest);

  it('answers only publishable addresses, and cleaning them again changes nothing', () => {
    fc.assert(
      fc.property(address, fc.option(fc.webUrl(), { nil: undefined }), (raw, page) => {
        const url = cleanUrlOrNull(raw, page);
        if (url === null) return;
        expect(isSafeLink(url)).toBe(true);
        expect(cleanUrlOrNull(url)).toBe(url);
      }),
      { numRuns: 500 },
    );
  });
});
