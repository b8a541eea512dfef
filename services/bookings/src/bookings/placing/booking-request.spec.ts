import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { answersOf } from './booking-request.js';

type Question = Appointment['questions'][number];
const question = (type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ id: 'q', title: 'Which?', type, required: false, options: ['A', 'B', 'C, D'] },
  ...more,
});
const answered = (asked: Question, value: string) =>
  answersOf({ questions: [asked] }, { answers: { q: value } }).map((answer) => answer.value);

describe('answers to the questions of an appointment', () => {
  it.each([
    ['radio', 'B', 'B'],
    ['group checkbox', 'A\nC, D', 'A, C, D'],
    ['group checkbox', '', ''],
    ['url', 'https://example.com/brief', 'https://example.com/brief'],
    ['date', '2028-02-29', '2028-02-29'],
    ['number', '１２.５', '12.5'],
    ['email', 'Kim@Bücher.example', 'kim@xn--bcher-kva.example'],
    ['phone', '(415) 555-2671', '(415) 555-2671'],
    ['phone', '(415) 555-2671 ext. 12', '(415) 555-2671 ext. 12'],
    ['phone', '＋４９ ３０ ９０１８２０', '＋４９ ３０ ９０１８２０'],
  ] as const)('keep what was chosen: %s %j', (type, sent, kept) => {
    expect(answered(question(type), sent)).toEqual([kept]);
  });

  it.each([
    ['radio', 'Tea', 'Tea '],
    ['select', 'Caf\u00e9', 'Cafe\u0301'],
    ['group checkbox', 'Caf\u00e9\nTea', 'Cafe\u0301, Tea '],
  ] as const)('choose what is offered, whatever spaces and accents the browser sends: %s %j', (type, sent, kept) => {
    expect(answered(question(type, { options: ['Tea ', 'Cafe\u0301'] }), sent)).toEqual([kept]);
  });

  it.each([
    ['radio', 'E'],
    ['select', 'A\nB'],
    ['group checkbox', 'A\nE'],
    ['group checkbox', 'A\nA'],
    ['url', 'javascript:alert(1)'],
    ['phone', 'call me maybe'],
    ['email', 'kim@example'],
    ['email', 'a@b.example, c@d.example'],
    ['phone', '+12'],
    ['date', '2027-02-30'],
    ['date', '2027-02-29'],
    ['date', '2027-04-31'],
    ['date', '2027-13-01'],
  ] as const)('are refused when they are none of the options or no address: %s %j', (type, sent) => {
    expect(() => answered(question(type), sent)).toThrow('core.invalid_input');
  });

  it('need one box where the question must be answered', () => {
    expect(() => answered(question('group checkbox', { required: true }), '')).toThrow('core.invalid_input');
  });
});
