import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnyCommand } from '@linkyard/contracts';
import { baseUrl, newCreator, send, type Person } from '@linkyard/testing';
import { lookAt, recordCommands, requestAbout, unknownIds } from './other-owners.js';
import { ownedRecords, type OwnedRecords } from './owned-records.js';

/** As the app makes the call: with files as a form. */
async function ask({ http }: AnyCommand, body: object, token: string) {
  if (http?.body !== 'multipart' && http) return send(http, body, token);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value));
  const reply = await fetch(`${baseUrl()}${http?.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: token },
  });
  return { http: reply.status, body: await reply.json() };
}

describe('a record of another creator', () => {
  let records: OwnedRecords;
  let ben: Person;
  beforeAll(async () => {
    const [ana, other] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    ben = other;
    records = await ownedRecords(ana);
  }, 120_000);

  it('is known by every field that is named like an id', () => {
    expect(unknownIds()).toEqual([]);
  });

  it.each(recordCommands().map((command) => [command.http.path, command] as const))(
    '%s does not find it, and changes nothing',
    async (_path, command) => {
      const request = requestAbout(command, records);
      const before = await lookAt(command, records);
      const { http, body } = await ask(command, request, ben.token);
      expect({ http, errors: body.errors }).toEqual({ http: 404, errors: undefined });
      expect(await lookAt(command, records)).toEqual(before);
    },
  );
});
