import { describe, expect, it } from '@jest/globals';
import { readPhone } from './read-phone.js';

describe('a telephone number', () => {
  it.each([
    ['(415) 555-2671', '4155552671'],
    ['(415) 555-2671 ext. 12', '4155552671'],
    ['415.555.2671 x12', '4155552671'],
    ['415-555-2671 #12', '4155552671'],
    ['+1 (415) 555-2671, ext 12', '+14155552671'],
    ['tel +14155552671', null],
    ['+49 (0)30 901820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['030/901820', '030901820'],
    ['030 901820 Durchwahl 17', '030901820'],
    ['＋４９ ３０ ９０１８２０', '+4930901820'],
    ['０３－１２３４－５６７８', '0312345678'],
    ['٠٢١٢٣٤٥٦٧٨', '0212345678'],
    ['\u202a+49 30 901820\u202c', '+4930901820'],
    ['+44\u00a020\u00a07946\u00a00958', '+442079460958'],
    ['+33 1\u201142\u201168\u201153\u201100', '+33142685300'],
    ['1-800-356-9377', '18003569377'],
  ])('typed as %s is dialled as %s', (typed, dialled) => {
    expect(readPhone(typed)?.dialled ?? null).toBe(dialled);
  });

  it.each([
    '',
    'call me maybe',
    'ext. 12',
    '12',
    '+12',
    '+',
    '()-',
    'phone',
    '+999 123456789',
    '1234567890123456',
    'a@b.example',
    '555',
    '9'.repeat(65),
  ])('is not %j', (typed) => {
    expect(readPhone(typed)).toBeNull();
  });

  it('is kept as it was typed, in Western digits', () => {
    expect(readPhone(' （４１５） ５５５-2671 ext. 12 ')?.text).toBe('(415) 555-2671 ext. 12');
  });
});
