import { describe, expect, it } from '@jest/globals';
import { inEnglish } from '@linkyard/contracts';
import { pageTexts } from '../locales/texts.js';
import { parseAnswers as parseIn } from './answers.js';
import type { ParsedAnswers } from './answer-types.js';
import { createDefault } from './default.js';

const parseAnswers = (data: unknown, raw: unknown, locale = 'en') => parseIn(data, raw, pageTexts(locale));
const options = [
  { label: 'Red', value: 'red' },
  { label: 'Blue', value: 'blue' },
  { label: 'Plain label', value: '' },
];
/** With an optional question beside it: a form of hidden fields alone takes nothing. */
const oneField = (field: Record<string, unknown>) => ({
  fields: [
    { id: 'f', title: 'Field', ...field },
    { id: 'other', title: 'Anything else?' },
  ],
});
const ask = (field: Record<string, unknown>, raw: unknown) => parseAnswers(oneField(field), { f: raw });

function valueOf(parsed: ParsedAnswers, fieldId = 'f') {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.answers.find((answer) => answer.fieldId === fieldId)?.value;
}
function messageOf(parsed: ParsedAnswers, path = 'f') {
  const refused = parsed.ok ? undefined : parsed.errors.find((error) => error.path === path);
  return refused ? inEnglish(refused) : null;
}

describe('answers to a form', () => {
  it.each([[[]], [[{ id: 'f', title: 'Field', type: 'hidden', defaultValue: 'x' }]]])(
    'are none where nothing is asked: %j',
    (fields) => {
      expect(parseAnswers({ fields }, {})).toMatchObject({ ok: false, errors: [{ path: '' }] });
    },
  );

  it.each(['radio', 'select', 'group checkbox'])(
    'choose an option whatever spaces and composition of accents the browser sends: %s',
    (type) => {
      const saved = [
        { label: 'Tea ', value: '' },
        { label: 'Cafe\u0301', value: '' },
      ];
      for (const [sent, value] of [
        ['Tea', 'Tea '],
        ['Tea ', 'Tea '],
        ['Caf\u00e9', 'Cafe\u0301'],
        ['Cafe\u0301', 'Cafe\u0301'],
      ])
        expect(valueOf(ask({ type, options: saved }, sent))).toEqual(type === 'group checkbox' ? [value] : value);
    },
  );

  const good = { name: ' Ada ', email: 'ADA@Example.com', topic: 'project', message: 'Hello\r\nthere' };

  it('keeps what was asked, in order, under its titles, and says who answered', () => {
    const parsed = parseAnswers(createDefault(pageTexts('en')), { ...good, website_url: '', started_at: '123' });
    expect(parsed).toEqual({
      ok: true,
      person: { name: 'Ada', email: 'ada@example.com' },
      answers: [
        { fieldId: 'name', title: 'Your name', type: 'text', value: 'Ada' },
        { fieldId: 'email', title: 'Your e-mail', type: 'email', value: 'ada@example.com' },
        { fieldId: 'topic', title: 'What is it about?', type: 'radio', value: 'project' },
        { fieldId: 'message', title: 'Your message', type: 'textarea', value: 'Hello\nthere' },
      ],
      thankYou: { thanktype: 'text', text: 'Thank you! Your message has arrived. I will write back soon.' },
    });
  });

  it('names every field that is wrong', () => {
    const parsed = parseAnswers(createDefault(pageTexts('en')), { email: 'not-an-address', topic: 'gold' });
    expect(parsed.ok ? [] : parsed.errors).toEqual([
      { path: 'name', code: 'core.fill_in' },
      { path: 'email', code: 'core.not_address' },
      { path: 'topic', code: 'forms.option_not_offered' },
      { path: 'message', code: 'core.fill_in' },
    ]);
  });

  it.each([
    ['an unknown name', 'extra'],
    ['a prototype name', '__proto__'],
    ['an inherited name', 'constructor'],
    ['an operator', '$gt'],
  ])('refuses %s', (_what, key) => {
    const raw: unknown = JSON.parse(`{"name":"A","email":"a@b.co","message":"m",${JSON.stringify(key)}:{"x":1}}`);
    expect(messageOf(parseAnswers(createDefault(pageTexts('en')), raw), key)).toBe(
      'This field is not part of the form.',
    );
  });

  it('lists at most twenty unknown names, shortened', () => {
    const raw = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(500)}${index}`, '']));
    const parsed = parseAnswers(oneField({}), raw);
    expect(parsed.ok ? 0 : parsed.errors.length).toBe(20);
    expect(parsed.ok ? '' : parsed.errors[0]?.path.length).toBe(60);
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [true]])('refuses %p as answers', (raw) => {
    expect(messageOf(parseAnswers(createDefault(pageTexts('en')), raw), '')).toBe('The answers could not be read.');
  });

  it.each([[null], ['text'], [[]], [undefined]])('refuses answers to %p as a form', (data) => {
    expect(parseAnswers(data, {}).ok).toBe(false);
  });

  it('reads a form with a broken setting as the page shows it', () => {
    const data = { ...oneField({ type: 'text' }), tlink: 'javascript:alert(1)', thanktype: 'link' };
    expect(parseAnswers(data, { f: 'x' })).toMatchObject({ ok: true, thankYou: { thanktype: 'text' } });
  });

  it.each([
    [{ $gt: '' }],
    [{ toString: 1 }],
    [[['deep']]],
    [[1, 2]],
    [Number.NaN],
    [Array(101).fill('a')],
    [() => 'x'],
  ])('refuses %p as the value of any field', (raw) => {
    for (const type of ['text', 'textarea', 'email', 'number', 'select', 'group checkbox', 'checkbox', 'date']) {
      expect(ask({ type, options }, raw).ok).toBe(false);
    }
  });

  it('takes one value where one is asked', () => {
    expect(ask({ type: 'text' }, ['a', 'b']).ok).toBe(false);
    expect(valueOf(ask({ type: 'text' }, ['a']))).toBe('a');
  });
});

describe('an answer by type', () => {
  it.each([
    ['text', {}, ' hi ', 'hi'],
    ['text', {}, 'e\u0301', 'é'],
    ['text', { minLength: 2, maxLength: 3 }, 'abc', 'abc'],
    ['text', { maxLength: 2 }, '👋👋', '👋👋'],
    ['text', { pattern: '[A-Z]{2}\\d+' }, 'AB12', 'AB12'],
    ['textarea', {}, 'a\n\tb', 'a\n\tb'],
    ['email', {}, 'Me@Example.COM', 'me@example.com'],
    ['email', {}, 'kim@bücher.example', 'kim@xn--bcher-kva.example'],
    ['email', {}, 'ｋｉｍ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'kim@example.com'],
    ['phone', {}, '+49 (30) 901-820', '+49 (30) 901-820'],
    ['url', {}, 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['number', {}, '12.5', 12.5],
    ['number', {}, -3, -3],
    ['number', {}, '１２．５', 12.5],
    ['phone', {}, '(415) 555-2671 ext. 12', '(415) 555-2671 ext. 12'],
    ['phone', {}, '＋４９ ３０ ９０１８２０', '+49 30 901820'],
    ['number', { min: 1, max: 5, step: 0.1 }, '1.3', 1.3],
    ['number', { min: 0 }, '0', 0],
    ['range', {}, '50', 50],
    ['range', { min: 10, max: 20, step: 5 }, '15', 15],
    ['date', {}, '2028-02-29', '2028-02-29'],
    ['date', { min: '2026-01-01', max: '2026-12-31' }, '2026-12-31', '2026-12-31'],
    ['select', { options }, 'red', 'red'],
    ['radio', { options }, 'Plain label', 'Plain label'],
    ['checkbox', {}, 'on', true],
    ['checkbox', {}, true, true],
    ['checkbox', {}, undefined, false],
    ['checkbox', {}, 'false', false],
    ['group checkbox', { options }, ['blue', 'red', 'red'], ['blue', 'red']],
    ['group checkbox', { options }, 'red', ['red']],
    ['group checkbox', { options }, ['', 'red'], ['red']],
    ['hidden', { defaultValue: 'spring' }, 'tampered', 'spring'],
    ['hidden', { defaultValue: 'spring' }, undefined, 'spring'],
  ])('%s %p takes %p', (type, settings, raw, value) => {
    expect(valueOf(ask({ type, ...settings }, raw))).toEqual(value);
  });

  it.each([
    ['text', {}, 'x'.repeat(501), 'This is too long.'],
    ['text', {}, 'x'.repeat(100_000), 'This is too long.'],
    ['text', { maxLength: 3 }, 'abcd', 'Please use at most 3 characters.'],
    ['text', { minLength: 3 }, 'ab', 'Please use at least 3 characters.'],
    ['text', { pattern: '\\d{5}' }, '1234', 'Please match the requested format.'],
    ['text', { pattern: '\\d{5}', helpText: 'Five digits' }, '1234', 'Five digits'],
    ['text', {}, 'a\nBcc: b@c.de', 'This answer could not be read.'],
    ['text', {}, 'a\u0000b', 'This answer could not be read.'],
    ['textarea', {}, 'a\u0000b', 'This answer could not be read.'],
    ['email', {}, 'a@b', 'Please enter a valid e-mail address.'],
    ['email', {}, 'a@b.co,c@d.co', 'Please enter a valid e-mail address.'],
    [
      'email',
      {},
      'jürgen@example.com',
      'Before the @, an address can only have the letters a to z without accents, digits and signs.',
    ],
    ['phone', {}, 'call me', 'Please enter a valid phone number.'],
    ['phone', {}, '123', 'Please enter a valid phone number.'],
    ['phone', {}, '1234567890123456', 'Please enter a valid phone number.'],
    ['url', {}, 'javascript:alert(1)', 'Please enter an address that begins with https:// or http://.'],
    ['url', {}, 'mailto:a@b.co', 'Please enter an address that begins with https:// or http://.'],
    ['number', {}, '1e400', 'Please enter a number.'],
    ['number', {}, '0x10', 'Please enter a number.'],
    ['number', {}, 'Infinity', 'Please enter a number.'],
    ['number', { min: 1 }, '0.5', 'Please enter 1 or more.'],
    ['number', { max: 5 }, '6', 'Please enter 5 or less.'],
    ['number', { step: 5 }, '12', 'Please use steps of 5.'],
    ['range', {}, '101', 'Please enter 100 or less.'],
    ['range', {}, '2.5', 'Please use steps of 1.'],
    ['date', {}, '2027-02-29', 'Please enter a date.'],
    ['date', {}, '2027-02-30', 'Please enter a date.'],
    ['date', {}, '2027-13-01', 'Please enter a date.'],
    ['phone', {}, 'call me maybe', 'Please enter a valid phone number.'],
    ['date', {}, '29.02.2028', 'Please enter a date.'],
    ['date', { min: '2026-01-01' }, '2025-12-31', 'Please choose 2026-01-01 or later.'],
    ['date', { max: '2026-01-01' }, '2026-01-02', 'Please choose 2026-01-01 or earlier.'],
    ['select', { options }, 'green', 'Please choose from the options offered.'],
    ['select', { options }, 'toString', 'Please choose from the options offered.'],
    ['radio', { options }, 'Red', 'Please choose from the options offered.'],
    ['group checkbox', { options }, ['red', 'green'], 'Please choose from the options offered.'],
    ['checkbox', {}, 'maybe', 'This answer could not be read.'],
  ])('%s %p refuses %.40p', (type, settings, raw, message) => {
    expect(messageOf(ask({ type, ...settings }, raw))).toBe(message);
  });

  it.each([
    ['text', 'Please fill this in.'],
    ['textarea', 'Please fill this in.'],
    ['email', 'Please fill this in.'],
    ['number', 'Please fill this in.'],
    ['select', 'Please choose one.'],
    ['radio', 'Please choose one.'],
    ['checkbox', 'Please tick this box.'],
    ['group checkbox', 'Please choose at least one.'],
  ])('%s says when it is required', (type, message) => {
    const field = { type, options, required: true };
    expect(messageOf(ask(field, undefined))).toBe(message);
    expect(messageOf(ask(field, ''))).toBe(message);
  });

  it('leaves out what was not answered', () => {
    for (const type of ['text', 'textarea', 'email', 'number', 'select', 'radio', 'group checkbox', 'date', 'url']) {
      expect(ask({ type, options }, '  ')).toMatchObject({ ok: true, answers: [] });
    }
  });

  it('is never stalled by a pattern, and a pattern outside the subset loses no answer', () => {
    const stored = { fields: [{ id: 'f', type: 'text', pattern: '(a+)+$' }] };
    expect(messageOf(parseAnswers(stored, { f: `${'a'.repeat(490)}!` }))).toBe('Please match the requested format.');
    const foreign = { fields: [{ id: 'f', type: 'text', pattern: '(?=x)' }] };
    expect(valueOf(parseAnswers(foreign, { f: 'anything' }))).toBe('anything');
  });
});

describe('who answered', () => {
  it('prefers the field marked as the sender’s address', () => {
    const fields = [
      { id: 'friend', type: 'email' },
      { id: 'own', type: 'email', isemail: true },
      { id: 'n', type: 'text', title: 'Full name' },
      { id: 'tel', type: 'phone' },
    ];
    const parsed = parseAnswers({ fields }, { friend: 'f@x.co', own: 'o@x.co', n: 'Ann', tel: '+49 30 901820' });
    expect(parsed).toMatchObject({ person: { email: 'o@x.co', name: 'Ann', phone: '+4930901820' } });
  });
  it('takes no address from a field of another type', () => {
    expect(ask({ type: 'text', isemail: true }, 'me@x.co')).toMatchObject({ person: {} });
  });
});

describe('fields with a condition', () => {
  const fields = [
    {
      id: 'kind',
      type: 'radio',
      options: [
        { label: 'Wedding', value: 'wedding' },
        { label: 'Other', value: '' },
      ],
    },
    { id: 'guests', type: 'number', required: true, showIf: { fieldId: 'kind', op: 'is', value: 'Wedding' } },
    { id: 'place', type: 'text', required: true, showIf: { fieldId: 'guests', op: 'filled', value: '' } },
  ];
  it('are required when asked', () => {
    expect(messageOf(parseAnswers({ fields }, { kind: 'wedding' }), 'guests')).toBe('Please fill this in.');
    expect(messageOf(parseAnswers({ fields }, { kind: 'wedding', guests: '3' }), 'place')).toBe('Please fill this in.');
  });
  it('are neither required nor kept when not asked', () => {
    const parsed = parseAnswers({ fields }, { kind: 'Other', guests: 'many', place: 'here' });
    expect(parsed.ok && parsed.answers.map((answer) => answer.fieldId)).toEqual(['kind']);
  });
  it('ignore a condition on themselves, a later or a missing field', () => {
    const circular = [
      { id: 'a', required: true, showIf: { fieldId: 'b', op: 'filled', value: '' } },
      { id: 'b', required: true, showIf: { fieldId: 'b', op: 'filled', value: '' } },
      { id: 'c', required: true, showIf: { fieldId: 'gone', op: 'filled', value: '' } },
    ];
    const parsed = parseAnswers({ fields: circular }, {});
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.path)).toEqual(['a', 'b', 'c']);
  });
  it.each([
    ['is', 'YES', 'yes', true],
    ['isNot', 'yes', 'no', true],
    ['isNot', 'yes', 'Yes', false],
    ['contains', 'ell', 'Hello', true],
    ['empty', '', '', true],
    ['empty', '', 'x', false],
    ['filled', '', 'x', true],
  ])('%s %p meets %p: %p', (op, value, typed, isAsked) => {
    const pair = [{ id: 'a' }, { id: 'b', required: true, showIf: { fieldId: 'a', op, value } }];
    expect(parseAnswers({ fields: pair }, { a: typed }).ok).toBe(!isAsked);
  });
});

describe('what follows', () => {
  const page = 'a'.repeat(24);
  it.each([
    [
      { thanktype: 'text', ttext: 'Bye' },
      { thanktype: 'text', text: 'Bye' },
    ],
    [
      { thanktype: 'text', ttext: '' },
      { thanktype: 'text', text: 'Thank you!' },
    ],
    [
      { thanktype: 'link', tlink: 'https://x.co/' },
      { thanktype: 'link', link: 'https://x.co/' },
    ],
    [
      { thanktype: 'link', tlink: '', ttext: 'Bye' },
      { thanktype: 'text', text: 'Bye' },
    ],
    [
      { thanktype: 'page', ipage: page },
      { thanktype: 'page', page },
    ],
  ])('%p gives %p', (settings, thankYou) => {
    expect(parseAnswers({ ...oneField({}), ...settings }, {})).toMatchObject({ ok: true, thankYou });
  });
});
