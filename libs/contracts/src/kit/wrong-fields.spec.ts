import { describe, expect, it } from '@jest/globals';
import { allCommands, fieldErrors } from '../index.js';
import { faultsOf, wrongBodies } from '../testing/index.js';

describe('a request with a wrong field', () => {
  it.each(allCommands().map((command) => [command.subject, command] as const))(
    '%s is refused in sentences, one per field',
    (_subject, { request }) => {
      const results = wrongBodies(request).map((body) => request.safeParse(body));
      for (const { error } of results) expect(error ? faultsOf(fieldErrors(error)) : []).toEqual([]);
    },
  );
});
