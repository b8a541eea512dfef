import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listRequest } from './list.js';

describe('the request of a list', () => {
  const request = listRequest({ sorts: ['name'], filters: z.strictObject({}).default({}) });

  it('refuses a search term with a control character', () => {
    expect(request.safeParse({ searchTerm: 'a\u0000b' }).success).toBe(false);
    expect(request.parse({ searchTerm: ' ana ' }).searchTerm).toBe('ana');
  });
});
