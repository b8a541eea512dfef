import { describe, expect, it } from '@jest/globals';
import { placeErrors } from './field-errors.js';

describe('placeErrors', () => {
  const message = 'Please check the highlighted fields.';

  it('puts each refusal at its field and keeps the first of several', () => {
    const errors = [
      { path: 'email', message: 'Please enter a valid e-mail address.' },
      { path: 'email', message: 'Too long.' },
      { path: 'socials.0.handle', message: 'Not a handle.' },
    ];
    expect(placeErrors({ message, errors }, ['email', 'socials'])).toEqual({
      fields: { email: 'Please enter a valid e-mail address.', 'socials.0.handle': 'Not a handle.' },
      general: null,
    });
  });

  it('says in general what has no field', () => {
    const errors = [{ path: 'terms', message: 'Please accept the terms.' }];
    expect(placeErrors({ message, errors }, ['email'])).toEqual({ fields: {}, general: 'Please accept the terms.' });
  });

  it('shows the message of a refusal without fields', () => {
    expect(placeErrors({ message: 'Server error' }, ['email'])).toEqual({ fields: {}, general: 'Server error' });
  });
});
