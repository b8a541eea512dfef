import { describe, expect, it } from '@jest/globals';
import { SocialState, stateLifeMs } from './social-state.js';

describe('the state of a social sign-in', () => {
  const sut = new SocialState('a token secret of at least 32 characters');
  const now = 1_790_000_000_000;

  it('is right for the provider and browser it was made for, for ten minutes', () => {
    const { state, nonce } = sut.begin('google', now);
    expect(sut.isRight('google', state, nonce, now)).toBe(true);
    expect(sut.isRight('google', state, nonce, now + stateLifeMs)).toBe(true);
    expect(sut.isRight('google', state, nonce, now + stateLifeMs + 1)).toBe(false);
    expect(sut.isRight('facebook', state, nonce, now)).toBe(false);
    expect(sut.isRight('google', state, sut.begin('google', now).nonce, now)).toBe(false);
  });

  it('cannot be made longer, left out or made by another installation', () => {
    const { state, nonce } = sut.begin('google', now);
    const longer = `${(now + 10 * stateLifeMs).toString(36)}.${state.split('.')[1]}`;
    const foreign = new SocialState('the token secret of another installation').begin('google', now);
    for (const bad of [longer, '', undefined, 'x.y', foreign.state])
      expect(sut.isRight('google', bad, nonce, now)).toBe(false);
    expect(sut.isRight('google', state, undefined, now)).toBe(false);
  });

  it('has a PKCE verifier of its own per browser', () => {
    const { nonce } = sut.begin('google', now);
    expect(sut.verifier(nonce)).toMatch(/^[\w-]{43}$/);
    expect(sut.verifier(nonce)).not.toBe(sut.verifier(`${nonce}x`));
    expect(sut.challenge(nonce)).not.toBe(sut.verifier(nonce));
  });
});
