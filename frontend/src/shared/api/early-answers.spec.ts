import { describe, expect, it } from '@jest/globals';
import { type EarlyAnswers, takeEarlyAnswer } from './early-answers.js';

const me = { path: '/auth/me', init: { body: '{}' }, token: 'mine' };
const asked = (more: Partial<EarlyAnswers> = {}) => {
  const answer = Promise.resolve(new Response('{}'));
  return { answer, holder: { linkyardEarly: { token: 'mine', at: 1000, answers: { '/auth/me{}': answer }, ...more } } };
};

describe('an answer that was asked for early', () => {
  it('is given to the call it answers', () => {
    const { holder, answer } = asked();
    expect(takeEarlyAnswer(holder, me, 2000)).toBe(answer);
  });
  it('is given once', () => {
    const { holder } = asked();
    takeEarlyAnswer(holder, me, 2000);
    expect(takeEarlyAnswer(holder, me, 2000)).toBeNull();
  });
  it.each([
    ['another path', { ...me, path: '/auth/sessions' }],
    ['another body', { ...me, init: { body: '{"_id":"1"}' } }],
    ['another session', { ...me, token: 'theirs' }],
    ['nobody', { ...me, token: null }],
  ])('is none for %s', (_whom, call) => {
    expect(takeEarlyAnswer(asked().holder, call, 2000)).toBeNull();
  });
  it('is forgotten when the session is another one', () => {
    const { holder } = asked();
    takeEarlyAnswer(holder, { ...me, token: 'theirs' }, 2000);
    expect(takeEarlyAnswer(holder, me, 2000)).toBeNull();
  });
  it('is too old after half a minute', () => {
    expect(takeEarlyAnswer(asked().holder, me, 31_001)).toBeNull();
  });
  it('is none where nothing was asked', () => {
    expect(takeEarlyAnswer({}, me)).toBeNull();
  });
});
