import { describe, expect, it } from '@jest/globals';
import { fieldRefusal } from '@linkyard/service-kit';
import { FormState } from './form-state.js';

describe('a posted form', () => {
  it('has the error of a refusal at its field', () => {
    const posted = FormState.posted({ email: 'a' });
    const refused = posted.refused(fieldRefusal('buyer.email', 'core.required'), (path) => path.replace('buyer.', ''));
    expect([refused.value('email'), refused.error('email'), refused.isWrong]).toEqual(['a', 'This is required.', true]);
  });

  it('keeps the last value of a repeated name, and all of a question', () => {
    const form = FormState.posted({ size: ['s', 'l'], 'q.days': ['Mon', 'Wed'] });
    expect(form.value('size')).toBe('l');
    expect(form.startingWith('q.')).toEqual({ days: 'Mon\nWed' });
  });

  it('refuses a body that is no form', () => {
    expect(() => FormState.posted({ a: { b: 1 } })).toThrow('core.malformed');
  });
});
