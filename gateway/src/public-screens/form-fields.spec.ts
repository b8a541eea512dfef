import { describe, expect, it } from '@jest/globals';
import { fieldRefusal } from '@linkyard/service-kit';
import { checkField, radioField, selectField, textField } from './form-fields.js';
import { FormState } from './form-state.js';
import { questionFields } from './question-fields.js';

describe('a form of a public screen', () => {
  const posted = FormState.posted({ email: '"<', size: ['s', 'l'], terms: 'yes' });

  it('comes back with what was typed and the error at its field', () => {
    const refused = posted.refused(fieldRefusal('buyer.email', 'core.required'), (path) => path.replace('buyer.', ''));
    const { text } = textField(refused, { name: 'email', label: 'E-mail', type: 'email', initial: 'a@b.c' });
    expect(text).toContain('aria-invalid="true" aria-describedby="f-email-wrong"');
    expect(text).toContain('value="&#34;&#60;"');
    expect(text).toContain('<span class="wrong" id="f-email-wrong">This is required.</span>');
  });

  it('keeps the last value of a repeated name as the choice', () => {
    const options = ['s', 'l'].map((value) => ({ value, text: value }));
    expect(selectField(posted, { name: 'size', label: 'Size', options }).text).toContain('value="l" selected');
    expect(radioField(posted, { name: 'size', label: 'Size', options }).text).toContain('value="l" checked');
  });

  it('chooses the first option that can be chosen where nothing was posted', () => {
    const options = [
      { value: 'a', text: 'A', isOff: true },
      { value: 'b', text: 'B' },
    ];
    expect(radioField(FormState.empty, { name: 'x', label: 'X', options }).text).toContain('value="b" checked');
  });

  it('keeps a ticked box ticked', () => {
    expect(checkField(posted, { name: 'terms', label: 'I agree' }).text).toContain(' checked');
    expect(checkField(FormState.empty, { name: 'terms', label: 'I agree' }).text).not.toContain(' checked');
  });

  it('keeps every box of a question that was ticked, and chooses none of its options by itself', () => {
    const form = FormState.posted({ 'q.days': ['Mon', 'Wed'] });
    const question = { id: 'days', title: 'Days', required: false, options: ['Mon', 'Tue', 'Wed'] };
    const [boxes] = questionFields([{ ...question, type: 'group checkbox' }], form);
    expect([...(boxes?.text ?? '').matchAll(/value="(\w+)" checked/g)].map(([, day]) => day)).toEqual(['Mon', 'Wed']);
    expect(form.startingWith('q.')).toEqual({ days: 'Mon\nWed' });
    const [radios] = questionFields([{ ...question, type: 'radio' }], FormState.empty);
    expect(radios?.text).not.toContain(' checked');
  });

  it('refuses a body that is no form', () => {
    expect(() => FormState.posted({ a: { b: 1 } })).toThrow('core.malformed');
  });
});
