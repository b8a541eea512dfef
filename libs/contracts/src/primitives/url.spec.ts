import { describe, expect, it } from '@jest/globals';
import { imageUrl, linkUrl, sharePictureAddress, webUrl } from './url.js';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  'intent://x#Intent;scheme=http;end',
  'sms',
  'sms.example:1',
  '//example.org',
  'example.org',
  '',
];

describe('addresses', () => {
  it.each([
    'https://example.org/a?b#c',
    'http://example.org',
    'mailto:ada@example.org',
    'tel:+4930123456',
    'sms:+4930123456?body=Hello%20there',
    'whatsapp://send?phone=4930123456',
    'tg://resolve?domain=ada',
    'facetime:ada@example.org',
    'geo:52.52,13.405?q=Berlin',
    'spotify:artist:4gzpq5DPGxSnKTe4SA8HAU',
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=0.1',
  ])('lets a link lead to %s', (text) => {
    expect(linkUrl.parse(text)).toBe(text);
  });
  it.each(hostile)('refuses the link %p', (text) => {
    expect(linkUrl.safeParse(text).success).toBe(false);
  });
  it('takes only web pages where a page is meant', () => {
    expect(webUrl.safeParse('https://example.org').success).toBe(true);
    expect(webUrl.safeParse('mailto:ada@example.org').success).toBe(false);
    expect(webUrl.safeParse('whatsapp://send?phone=1').success).toBe(false);
  });
  it.each(['/media/ab/cd.webp', '/catalogue/musician/cover.svg', 'https://example.org/a.png'])(
    'takes the picture %s',
    (text) => {
      expect(imageUrl.parse(text)).toBe(text);
    },
  );
  it.each([
    ['/media/p/a.webp', '/media/p/a.webp/share.jpg'],
    ['/media/p/a.jpg', '/media/p/a.jpg/share.jpg'],
    ['/catalogue/musician/cover.svg', '/catalogue/musician/cover.svg'],
    ['https://other.example/media/a.png', 'https://other.example/media/a.png'],
    ['', ''],
  ])('shares %j as %j', (address, shared) => expect(sharePictureAddress(address)).toBe(shared));
  it.each([...hostile, '/media/../secret', '/etc/passwd', '/media/a b.png'])('refuses the picture %p', (text) => {
    expect(imageUrl.safeParse(text).success).toBe(false);
  });
});
