import { describe, expect, it } from '@jest/globals';
import { registrationBody, registrationForm, requiredQuestions } from './registration-form.js';

const person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  organization: '',
  jobTitle: '',
};
const form = registrationForm.parse({
  fields: [
    { field: 'email', required: true },
    { field: 'city', required: true },
    { field: 'industry', required: false },
    { field: 'numberOfEmployees', required: true, answers: ['1-10', '11-50'] },
  ],
  questions: [
    { questionKey: '9007199254740993', question: 'Which kiln?', required: true },
    {
      questionKey: '9007199254740995',
      question: 'Level?',
      required: true,
      answers: [{ answerKey: '9007199254740997', answer: 'New' }],
    },
    { questionKey: '9007199254740999', question: 'Anything else?' },
  ],
});

describe('the registration form of GoToWebinar', () => {
  it('is asked as far as it is required, name and address apart', () => {
    expect(requiredQuestions(form).map(({ title, type, options }) => [title, type, options])).toEqual([
      ['City', 'text', []],
      ['Number of employees', 'select', ['1-10', '11-50']],
      ['Which kiln?', 'text', []],
      ['Level?', 'select', ['New']],
    ]);
  });

  it('is answered with the keys of its questions as numbers of all their digits', () => {
    const questions = requiredQuestions(form);
    const values = ['Faenza', '1-10', 'Gas, "questionKey":"1"', 'New'];
    const answers = questions.map(({ id, title }, index) => ({ id, title, value: values[index] ?? '' }));
    const body = registrationBody(person, questions, answers);
    expect(body).toContain('"questionKey":9007199254740995,"answerKey":9007199254740997');
    expect(JSON.parse(body)).toMatchObject({
      ...{ firstName: 'Ada', city: 'Faenza', numberOfEmployees: '1-10' },
      responses: [{ responseText: 'Gas, "questionKey":"1"' }, {}],
    });
  });

  it('adds nothing where nothing was asked', () => {
    const { firstName, lastName, email } = person;
    expect(JSON.parse(registrationBody(person, [], []))).toEqual({ firstName, lastName, email });
  });
});
