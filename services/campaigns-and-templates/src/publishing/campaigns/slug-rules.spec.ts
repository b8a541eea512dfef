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
    'moral-support',
    'apple-pie-2026',
    'badminton-club',
    'studio-54-berlin',
    '2026-tour',
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
    ['admln-links', 'lookAlike'],
    ['admin-links', 'lookAlike'],
    ['hey-4dmin', 'lookAlike'],
    ['the_moderat0r', 'lookAlike'],
    ['admin2026', 'lookAlike'],
    ['2026admin', 'lookAlike'],
    ['ana2admin4you', 'lookAlike'],
    ['paypa12026', 'lookAlike'],
    ['2026paypa1', 'lookAlike'],
    ['my-pay-pal', 'lookAlike'],
    ['get-paypa1-99', 'lookAlike'],
    ['apple-support-2', 'lookAlike'],
    ['support-2026', 'lookAlike'],
    ['apple2026', 'lookAlike'],
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
    for (const wanted of ['раураl', 'paypal', 'paypa12026', 'admln', 'аdmin', 'ＡＤＭＩＮ', 'аdmin-links'])
      expect(similarNames(wanted, 2026)).toEqual([]);
  });

  it('judges the longest name of nothing but edges at once', () => {
    const began = performance.now();
    expect(slugFault('1-'.repeat(20).slice(0, 39))).not.toBe('lookAlike');
    expect(performance.now() - began).toBeLessThan(200);
  });

  it('suggests only what could be had', () => {
    const names = similarNames('Ana Música!', 2026);
    expect(names[0]).toBe('ana-musica');
    expect(names.length).toBeGreaterThan(5);
    for (const name of [...names, ...similarNames('', 2026), ...similarNames('x'.repeat(80), 2026)])
      expect(slugFault(name)).toBeNull();
  });
});
