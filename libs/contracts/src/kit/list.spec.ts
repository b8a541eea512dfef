import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listTemplates } from '../campaigns-and-templates/templates/list.js';
import { listRequest } from './list.js';

describe('the request of a list', () => {
  const request = listRequest({ sorts: ['name'], filters: z.strictObject({}).default({}) });

  it('refuses a search term with a control character', () => {
    expect(request.safeParse({ searchTerm: 'a\u0000b' }).success).toBe(false);
    expect(request.parse({ searchTerm: ' ana ' }).searchTerm).toBe('ana');
  });

  it('holds ten entries unless it asks for more, that of templates too', () => {
    expect(request.parse({}).listPerPage).toBe(10);
    expect(listTemplates.request.parse({}).listPerPage).toBe(10);
  });
});
