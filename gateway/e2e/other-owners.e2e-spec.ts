import { beforeAll, describe, expect, it } from '@jest/globals';
import { newCreator, type Person } from '@linkyard/testing';
import { ask } from './ask.js';
import { lookAt, recordCommands, requestAbout, unknownIds } from './other-owners.js';
import { ownedRecords, type OwnedRecords } from './owned-records.js';

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
      const { http, body } = await ask(command, request, ben);
      expect({ http, errors: body.errors }).toEqual({ http: 404, errors: undefined });
      expect(await lookAt(command, records)).toEqual(before);
    },
  );
});
