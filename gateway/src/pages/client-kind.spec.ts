import { describe, expect, it } from '@jest/globals';
import { clientKind } from './client-kind.js';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('what a browser says of itself', () => {
  it('names the device and the app that a page is opened in', () => {
    expect(clientKind(`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`)).toMatchObject({
      device: 'mobile',
      os: 'iOS',
      browser: 'Safari',
      inAppBrowser: null,
      isBot: false,
    });
    expect(clientKind(`${iphone} Mobile/15E148 Instagram 350.0.0.0`).inAppBrowser).toBe('Instagram');
  });

  it.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])('%j is a bot', (userAgent) => {
    expect(clientKind(userAgent).isBot).toBe(true);
  });

  it('takes any text and gives back short words', () => {
    const kind = clientKind('\u0000<script>'.repeat(60));
    expect(kind.device).toBe('other');
    expect(Math.max(kind.os.length, kind.browser.length)).toBeLessThanOrEqual(40);
  });
});
