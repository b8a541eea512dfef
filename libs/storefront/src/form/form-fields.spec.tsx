import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { CheckField, RadioField, SelectField } from './ChoiceFields.js';
import { emptyForm, formWith } from './form-values.js';
import { QuestionFields } from './QuestionFields.js';
import { TextField } from './TextField.js';

const posted = formWith({ email: '"<', size: 'l', terms: 'yes' }, { email: 'This is required.' });
const options = ['s', 'l'].map((value) => ({ value, text: value }));

describe('the fields of a form', () => {
  it('come back with what was typed and the error at its field', () => {
    const text = renderToStaticMarkup(
      <TextField form={posted} name="email" label="E-mail" type="email" initial="a@b.c" />,
    );
    expect(text).toContain('aria-invalid="true" aria-describedby="f-email-wrong"');
    expect(text).toContain('value="&quot;&lt;"');
    expect(text).toContain('<span class="wrong" id="f-email-wrong">This is required.</span>');
  });

  it('keep what was chosen', () => {
    const select = renderToStaticMarkup(<SelectField form={posted} name="size" label="Size" options={options} />);
    expect(select).toMatch(/<option[^>]*value="l"[^>]*selected/);
    const radios = renderToStaticMarkup(<RadioField form={posted} name="size" label="Size" options={options} />);
    expect(/<input[^>]*checked[^>]*>/.exec(radios)?.[0]).toContain('value="l"');
  });

  it('choose the first option that can be chosen where nothing was posted', () => {
    const offered = [
      { value: 'a', text: 'A', isOff: true },
      { value: 'b', text: 'B' },
    ];
    const radios = renderToStaticMarkup(<RadioField form={emptyForm} name="x" label="X" options={offered} />);
    expect(/<input[^>]*checked[^>]*>/.exec(radios)?.[0]).toContain('value="b"');
  });

  it('keep a ticked box ticked', () => {
    const box = (form: typeof posted) =>
      renderToStaticMarkup(<CheckField form={form} name="terms" label="I agree" />).includes(' checked');
    expect([box(posted), box(emptyForm)]).toEqual([true, false]);
  });

  it('keep every box of a question that was ticked, and choose none of its options by themselves', () => {
    const question = { id: 'days', title: 'Days', required: false, options: ['Mon', 'Tue', 'Wed'] };
    const shown = (type: 'group checkbox' | 'radio', form: typeof posted) =>
      renderToStaticMarkup(<QuestionFields questions={[{ ...question, type }]} form={form} words={wordsIn('en')} />);
    const boxes = shown('group checkbox', formWith({ 'q.days': 'Mon\nWed' })).match(/<input[^>]*checked[^>]*>/g);
    expect(boxes?.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['Mon', 'Wed']);
    expect(shown('radio', emptyForm)).not.toContain(' checked');
  });
});
