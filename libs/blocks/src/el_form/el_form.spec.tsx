import { describe, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTexts } from '../locales/texts.js';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { createDefault } from './default.js';
import { addField, changeField, moveField } from './field-list.js';
import { formSchema } from './schema.js';

const draw = (data: object, context: Parameters<typeof aContext>[0] = {}) =>
  renderToStaticMarkup(<SectionView section={aSection('el_form', data)} context={aContext(context)} />);
const oneField = (field: object) => draw({ fields: [{ id: 'f', title: 'Field', ...field }] });

describe('el_form', () => {
  it('posts to its own address without JavaScript', () => {
    const campaignId = 'c'.repeat(24);
    const { pageId } = aContext({});
    const html = draw(createDefault(pageTexts('en')), { mode: 'public', campaignId });
    const { _id } = aSection('el_form', {});
    expect(html).toMatch(new RegExp(`<form class="qf" [^>]*action="/f/${campaignId}/${pageId}/${_id}" method="post">`));
    expect(html).toContain('<button class="btn" type="submit">Send message</button>');
  });
  it('is left out where it asks nothing', () => {
    expect(draw({ fields: [] })).not.toContain('class="qw');
    expect(oneField({ type: 'hidden', defaultValue: 'x' })).not.toContain('class="qw');
  });
  it('cannot be sent from an editor or a preview', () => {
    for (const context of [{ mode: 'editor' as const }, { mode: 'preview' as const }, { campaignId: null }]) {
      expect(draw(createDefault(pageTexts('en')), context)).not.toMatch(/<form|type="submit"/);
    }
  });
  it('keeps the address answers are mailed to off the page', () => {
    expect(draw({ ...createDefault(pageTexts('en')), sentemail: 'secret@owner.example' })).not.toContain(
      'secret@owner',
    );
  });
  it('ties every question to its label, help and error', () => {
    const html = oneField({ type: 'email', helpText: 'Help', required: true });
    const id = /<label class="ql" for="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-e ${id}-h"`);
    expect(html).toContain(`<p class="qe" id="${id}-e"></p>`);
    expect(html).toContain('type="email"');
    expect(html).toContain('required=""');
  });
  it.each([
    ['text', '<input', 'type="text"'],
    ['textarea', '<textarea', 'rows="4"'],
    ['phone', '<input', 'type="tel"'],
    ['number', '<input', 'step="any"'],
    ['url', '<input', 'type="url"'],
    ['date', '<input', 'type="date"'],
    ['range', '<input', 'type="range"'],
    ['select', '<select', '<option value="a">'],
    ['radio', '<fieldset', 'type="radio"'],
    ['group checkbox', '<fieldset', 'type="checkbox"'],
    ['checkbox', '<input', 'value="true"'],
    ['hidden', '<input', 'type="hidden"'],
  ])('has a control for %s', (type, element, mark) => {
    const field = { id: 'f', title: 'Field', type, options: [{ label: 'A', value: 'a' }] };
    const html = draw({ fields: [field, { id: 'other', title: 'Anything else?' }] });
    expect(html).toContain(element);
    expect(html).toContain(mark);
  });
  it('never requires a question that may not be asked, and says when it is', () => {
    const fields = [
      { id: 'kind', title: 'Kind', type: 'radio', options: [{ label: 'Wedding', value: 'w' }] },
      { id: 'guests', title: 'Guests', required: true, showIf: { fieldId: 'kind', op: 'is', value: 'w' } },
    ];
    const html = draw({ fields });
    expect(html).not.toContain('required=""');
    expect(html).toContain('Only if “Kind” is “Wedding”.');
  });
  it('hands the browser no pattern that could stall it', () => {
    expect(oneField({ type: 'text', pattern: '\\d{5}' })).toContain('pattern="\\d{5}"');
    expect(oneField({ type: 'text', pattern: '(a+)+' })).not.toContain('pattern=');
  });
});

describe('questions of every kind', () => {
  it('are drawn without a complaint of React', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const kinds = ['text', 'textarea', 'select', 'number', 'date'] as const;
    draw({ fields: kinds.map((type) => ({ id: type, label: type, type, options: [], defaultValue: '1' })) });
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  });
});

describe('the settings of a form', () => {
  const refused = (data: object) => !formSchema.safeParse(data).success;
  it.each([
    ['a bad id', { fields: [{ id: '1 2' }] }],
    ['a reserved id', { fields: [{ id: 'website_url' }] }],
    ['one id twice', { fields: [{ id: 'a' }, { id: 'a' }] }],
    ['an unknown type', { fields: [{ id: 'a', type: 'password' }] }],
    ['an unsupported pattern', { fields: [{ id: 'a', pattern: '(?=x)' }] }],
    ['a wrong address', { sentemail: 'a@b.co\nBcc: x@y.co' }],
    ['a script as thank-you link', { tlink: 'javascript:alert(1)' }],
    ['too many fields', { fields: Array.from({ length: 61 }, (_, index) => ({ id: `f${index}` })) }],
  ])('refuse %s', (_what, data) => {
    expect(refused(data)).toBe(true);
  });
  it('leave out options that were never typed', () => {
    const form = formSchema.parse({
      fields: [
        {
          id: 'a',
          options: [
            { label: '', value: '' },
            { label: 'X', value: '' },
          ],
        },
      ],
    });
    expect(form.fields[0]?.options).toEqual([{ label: 'X', value: '' }]);
  });
});

describe('the list of questions', () => {
  const { fields } = createDefault(pageTexts('en'));
  it('numbers what is added and moved', () => {
    const next = moveField(addField(fields, pageTexts('de')), 4, 0);
    expect(next.map((field) => field.order)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(next.map((field) => field.id)).size).toBe(5);
    expect(next[0]?.title).toBe('Neue Frage');
  });
  it('has one sender’s address', () => {
    const [first] = fields;
    if (!first) throw new Error('no fields');
    const marked = changeField(fields, 0, { ...first, type: 'email', isemail: true });
    expect(marked.filter((field) => field.isemail).map((field) => field.id)).toEqual(['name']);
  });
});
