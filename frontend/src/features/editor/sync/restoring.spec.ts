import { describe, expect, it } from '@jest/globals';
import { FakeServer } from '../testing/fake-server.js';
import { aDocument, idOf } from '../testing/samples.js';
import { aClock, aSession } from '../testing/session.js';
import { same } from './same.js';

const home = idOf(1000);
const minute = 60_000;

async function begun(sections: readonly number[] = [3]) {
  const server = new FakeServer(aDocument(sections));
  const clock = aClock();
  const session = await aSession({ server, clock });
  server.calls = [];
  return { server, clock, session };
}

describe('an undone deletion', () => {
  it.each([
    ['a deleted block', [2]],
    ['blocks deleted together', [1, 3, 4]],
  ])('brings %s back under their ids and at their places, in one call', async (_name, deleted) => {
    const { server, clock, session } = await begun([5]);
    const before = session.document();
    session.act({ type: 'deleteMany', ids: deleted.map(idOf) });
    await clock.pass(minute);
    session.set(before);
    await clock.pass(minute);
    expect(server.calls).toEqual(['deleteSections', 'restoreSections']);
    expect(server.document().orders[home]).toEqual([1, 2, 3, 4, 5].map(idOf));
    expect([session.status(), same(server.document(), session.sent())]).toEqual(['saved', true]);
  });

  it('brings the others back when one of them was brought back elsewhere', async () => {
    const { server, clock, session } = await begun();
    const before = session.document();
    session.act({ type: 'deleteMany', ids: [1, 2, 3].map(idOf) });
    await clock.pass(minute);
    await server.asCalls.restoreSections({ ids: [idOf(2)] });
    session.set(before);
    await clock.pass(minute);
    expect(server.document().orders[home]).toEqual([1, 2, 3].map(idOf));
    expect([session.status(), same(server.document(), session.sent())]).toEqual(['saved', true]);
  });

  it('creates blocks again that can no longer be restored', async () => {
    const { server, clock, session } = await begun();
    const before = session.document();
    session.act({ type: 'deleteMany', ids: [1, 2].map(idOf) });
    await clock.pass(minute);
    const expired = { code: 'sections.restore_expired', httpStatus: 410, message: 'Too late' };
    server.refuse = (name) => (name === 'restoreSections' ? { ok: false, error: expired } : null);
    session.set(before);
    await clock.pass(minute);
    expect(server.calls).toEqual(expect.arrayContaining(['restoreSections', 'addSections']));
    expect([session.status(), same(server.document(), session.sent())]).toEqual(['saved', true]);
  });
});
