import { describe, expect, it } from '@jest/globals';
import type { PublicWebinarView } from '@linkyard/contracts';
import { inLanguage } from '@linkyard/languages/request';
import { FormState } from '../form-state.js';
import { screenDocument } from '../public-screen.js';
import { registerScreen } from './register-screen.js';

const question = (id: string, title: string) => ({ id, title, type: 'text' as const, options: [], required: true });
const webinar: PublicWebinarView = {
  ...{
    publicId: 'w'.repeat(16),
    title: 'Glazing',
    description: '',
    image: '',
    hosts: [],
    host: { name: 'Ana', picture: '', look: null },
  },
  ...{ type: 'onDemand', state: 'replay', price: null, currency: 'USD', sessions: [] },
  ...{ registrationOpensAt: null, registrationClosesAt: null, personFields: [], requiresApproval: false, closed: null },
  lastNameRequired: false,
  fields: [question('goto-1', 'Postal code'), question('goto-2', 'Which kiln?'), question('own', 'City')],
};

describe('the form to register for a webinar', () => {
  it('translates the standard fields of the provider, and nothing that a person has written', () => {
    const view = { webinar, form: FormState.empty, idempotencyKey: '5a3e5d4e-0000-4000-8000-000000000000' };
    const { text } = inLanguage('de', () => screenDocument(registerScreen(view)));
    for (const label of ['Postleitzahl', 'Which kiln?', 'City']) expect(text).toContain(label);
    expect(text).not.toContain('Postal code');
  });

  it('marks what need not be filled in', () => {
    const asked = { ...webinar, personFields: ['phone' as const], fields: [question('own', 'City')] };
    const optional = { ...question('more', 'Remarks'), required: false };
    const view = { form: FormState.empty, idempotencyKey: '5a3e5d4e-0000-4000-8000-000000000000' };
    const shown = { ...asked, fields: [...asked.fields, optional] };
    const { text } = screenDocument(registerScreen({ ...view, webinar: shown }));
    for (const label of ['Phone (optional)', 'Remarks (optional)', '>City<']) expect(text).toContain(label);
  });
});
