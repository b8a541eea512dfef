import { describe, expect, it } from '@jest/globals';
import { deviceName, isPhone } from './device-name.js';

const chromeOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('deviceName', () => {
  it.each([
    [chromeOnMac, 'Chrome on Mac'],
    [`${chromeOnMac} Edg/141.0.0.0`, 'Edge on Mac'],
    [safariOnPhone, 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('reads %s as %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('distinguishes phones from desktops', () => {
    expect(isPhone(safariOnPhone)).toBe(true);
    expect(isPhone(chromeOnMac)).toBe(false);
  });
});
