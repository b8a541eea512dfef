import { describe, expect, it } from '@jest/globals';
import { similarNames, skeleton, slugFault } from './slug-rules.js';

describe('campaign addresses', () => {
  it.each([
    'ana',
    'ana-music',
    'a1b',
    'x_y-z',
    'studio54',
    'apple-pie',
    'pussycat',
    'scunthorpe',
    'mall',
    'grass-holes',
  ])('%s can be had', (name) => {
    expect(slugFault(name)).toBeNull();
  });

  it.each([
    ['ab', 'invalid'],
    ['-ana', 'invalid'],
    ['ana!', 'invalid'],
    ['x'.repeat(41), 'invalid'],
    ['dashboard', 'reserved'],
    ['admin', 'reserved'],
    ['socket.io', 'invalid'],
    ['wl', 'invalid'],
    ['www', 'reserved'],
    ['paypal', 'lookAlike'],
    ['paypa1', 'lookAlike'],
    ['pay-pal', 'lookAlike'],
    ['g00gle', 'lookAlike'],
    ['rnicrosoft', 'lookAlike'],
    ['phishing-page', 'lookAlike'],
    ['paypal-login', 'lookAlike'],
    ['paypallogin', 'lookAlike'],
    ['faceb00k-support', 'lookAlike'],
    ['apple-support', 'lookAlike'],
    ['admln', 'lookAlike'],
    ['fuck-you', 'lookAlike'],
    ['f-u-c-k', 'lookAlike'],
    ['n1gger', 'lookAlike'],
  ])('%s cannot: %s', (name, fault) => {
    expect(slugFault(name)).toBe(fault);
  });

  it('a skeleton folds what the eye folds', () => {
    expect(skeleton('PAYPA1')).toBe(skeleton('paypal'));
    expect(skeleton('ana')).not.toBe(skeleton('eva'));
  });

  it('suggests nothing that looks like a known name, in whichever script it was typed', () => {
    expect(similarNames('раураl', 2026)).toEqual([]);
    expect(similarNames('paypal', 2026)).toEqual([]);
  });

  it('suggests only what could be had', () => {
    const names = similarNames('Ana Música!', 2026);
    expect(names[0]).toBe('ana-musica');
    expect(names.length).toBeGreaterThan(5);
    for (const name of [...names, ...similarNames('', 2026), ...similarNames('x'.repeat(80), 2026)])
      expect(slugFault(name)).toBeNull();
  });
});
