import { describe, expect, it } from '@jest/globals';
import { saveBooking } from '../../bookings/bookings/save.js';
import { otpCode, secondFactor } from './credentials.js';

const emailCode = saveBooking.request.shape.emailCode;

describe('a code that people type', () => {
  it.each(['123456', '123 456', ' 123-456 ', '１２３ ４５６', '١٢٣٤٥٦', '123\u2009456', '\u200e123456'])(
    'is read as it is shown, of a mail, an authenticator and a booking: %j',
    (typed) => {
      const read = [otpCode, secondFactor, emailCode].map((code) => code.parse(typed));
      expect(read).toEqual(['123456', '123456', '123456']);
    },
  );

  it.each(['12345', '1234567', '12345a', 'one two', '123.456', '½23456'])('is refused: %j', (typed) => {
    expect([otpCode, emailCode].map((code) => code.safeParse(typed).success)).toEqual([false, false]);
  });

  it.each([
    ['ab12-cd34-ef', 'ab12cd34ef'],
    ['ＡＢ１２ ｃｄ３４', 'AB12cd34'],
  ])('may be a backup code: %s', (typed, read) => {
    expect(secondFactor.parse(typed)).toBe(read);
  });
});
