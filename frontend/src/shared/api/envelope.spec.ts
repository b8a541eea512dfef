import { describe, expect, it } from '@jest/globals';
import { asApiError, networkError } from './api-error.js';
import { unwrap } from './envelope.js';

const http = { ok: true, status: 200, statusText: 'OK', retryAfter: null };
const refused = { ok: false, status: 422, statusText: 'Unprocessable Content', retryAfter: null };

describe('unwrap', () => {
  it('keeps the sentences of a refusal as the server made them, in the language that was asked for', () => {
    const errors = [
      { path: 'title', code: 'core.too_long', params: { count: 80 }, message: 'Verwende höchstens 80 Zeichen.' },
    ];
    const body = { status: 0, message: 'Bitte prüfe die markierten Felder.', code: 'core.invalid_input', errors };
    expect(unwrap({ ...refused, body })).toMatchObject({
      error: {
        message: 'Bitte prüfe die markierten Felder.',
        errors: [{ path: 'title', message: 'Verwende höchstens 80 Zeichen.' }],
      },
    });
  });

  it('hands over the data of a success', () => {
    const body = { status: 1, message: 'Saved.', data: { _id: 'a' } };
    expect(unwrap({ ...http, body })).toEqual({ ok: true, data: { _id: 'a' }, message: 'Saved.' });
  });

  it('treats status 0 as a refusal even when HTTP says OK', () => {
    const answer = unwrap({ ...http, body: { status: 0, message: 'No.', code: 'core.conflict' } });
    expect(answer).toEqual({ ok: false, error: { code: 'core.conflict', message: 'No.', httpStatus: 200 } });
  });

  it('treats a non-OK answer as a refusal even when its body says 1', () => {
    expect(unwrap({ ...refused, status: 500, body: { status: 1, message: 'Fine' } }).ok).toBe(false);
  });

  it('keeps code, fields, request id and waiting time', () => {
    const errors = [{ path: 'email', message: 'Please enter a valid e-mail address.' }];
    const body = { status: 0, message: 'Please check.', code: 'core.invalid_input', requestId: 'r-1', errors };
    expect(unwrap({ ...refused, retryAfter: '30', body })).toEqual({
      ok: false,
      error: {
        code: 'core.invalid_input',
        message: 'Please check.',
        httpStatus: 422,
        errors,
        requestId: 'r-1',
        retryAfterSec: 30,
      },
    });
  });

  it.each([
    [{ message: 'Told', error: 'Other' }, 'Bad Gateway', 'Told'],
    [{ error: 'Other' }, 'Bad Gateway', 'Other'],
    [undefined, 'Bad Gateway', 'Bad Gateway'],
    [undefined, '', 'Server error'],
  ])('words a refusal of %j and "%s" as "%s"', (body, statusText, message) => {
    const answer = unwrap({ ok: false, status: 502, statusText, body, retryAfter: null });
    expect(answer).toMatchObject({ ok: false, error: { message } });
  });

  it('takes an empty 204 as a success', () => {
    expect(unwrap({ ...http, status: 204, body: undefined }).ok).toBe(true);
  });

  it('calls a 401 without a code unauthenticated', () => {
    const answer = unwrap({ ...refused, status: 401, body: undefined });
    expect(answer).toMatchObject({ error: { code: 'core.unauthenticated' } });
  });
});

describe('networkError', () => {
  it('says Server error and what happened', () => {
    expect(networkError(new TypeError('Failed to fetch'))).toEqual({
      code: 'network',
      httpStatus: 0,
      message: 'Server error: Failed to fetch',
    });
  });
});

describe('asApiError', () => {
  it('never lets something unknown reach a screen', () => {
    expect(asApiError(new Error('stack'))).toMatchObject({ message: 'Something went wrong' });
  });
});
