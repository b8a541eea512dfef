import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actionOf, whim } from '../testing/any-action.js';
import { FakeServer, type Weather } from '../testing/fake-server.js';
import { aDocument, aSection, idOf } from '../testing/samples.js';
import { aClock, aSession, aStorage } from '../testing/session.js';
import { debounceMs, longestMs } from './engine.js';
import { same } from './same.js';

const home = idOf(1000);
const minute = 60_000;
const typed = (text: string, id = idOf(1)) => ({ type: 'change' as const, id, part: { sectionData: { text } } });

async function begun(sections: readonly number[] = [3]) {
  const server = new FakeServer(aDocument(sections));
  const clock = aClock();
  const session = await aSession({ server, clock });
  server.calls = [];
  return { server, clock, session };
}

describe('saving', () => {
  it('waits until typing rests, then sends one save', async () => {
    const { server, clock, session } = await begun();
    for (const text of ['a', 'ab', 'abc']) {
      session.act(typed(text));
      await clock.pass(debounceMs - 1);
    }
    expect([server.calls, session.status()]).toEqual([[], 'saving']);
    await clock.pass(1);
    expect([server.calls, session.status()]).toEqual([['saveSection'], 'saved']);
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'abc' });
  });

  it('sends several blocks in one call each: new ones, hidden ones, deleted ones', async () => {
    const { server, clock, session } = await begun();
    const sections = [10, 11, 12].map((number) => aSection(number, home, { status: number === 11 ? 0 : 1 }));
    session.act({ type: 'insert', sections, pageId: home, index: 1 });
    await clock.pass(minute);
    session.act({ type: 'showMany', ids: [1, 2, 10].map(idOf), status: 0 });
    await clock.pass(minute);
    session.act({ type: 'deleteMany', ids: [10, 11, 12].map(idOf) });
    await clock.pass(minute);
    expect(server.calls).toEqual(['addSections', 'hideSections', 'deleteSections']);
    expect([session.status(), same(server.document(), session.sent())]).toEqual(['saved', true]);
  });

  it('sends new blocks one by one when some of them cannot be sent yet', async () => {
    const server = new FakeServer(aDocument([1]));
    const clock = aClock();
    const check = ({ title }: { title: string }) => (title === 'bad' ? { message: 'no', errors: [] } : null);
    const session = await aSession({ server, clock, check });
    const sections = [10, 11, 12].map((number) => aSection(number, home, { title: number === 10 ? 'bad' : 'ok' }));
    session.act({ type: 'insert', sections, pageId: home, index: 0 });
    await clock.pass(minute);
    expect(server.document().orders[home]).toEqual([10, 11, 12, 1].map(idOf));
  });

  it('sends after a maximum delay while the user keeps typing', async () => {
    const { server, clock, session } = await begun();
    for (let passed = 0; passed <= longestMs; passed += 300) {
      session.act(typed(`at ${passed}`));
      await clock.pass(300);
    }
    expect(server.calls).toContain('saveSection');
  });

  it('sends nothing for what was taken back', async () => {
    const { server, clock, session } = await begun();
    const before = session.document();
    session.act(typed('oops'));
    session.set(before);
    await clock.pass(minute);
    expect([server.calls, session.status()]).toEqual([[], 'saved']);
  });

  it('sends immediately on flush', async () => {
    const { server, session } = await begun();
    session.act(typed('now'));
    await session.sync.flush();
    expect(server.calls).toEqual(['saveSection']);
  });

  it('sends in order: the page, what stands on it, its order', async () => {
    const { server, clock, session } = await begun([1]);
    const page = { ...aDocument([1]).pages[home], _id: idOf(2000), slug: 'two' };
    session.act({
      type: 'addPage',
      page: { ...session.document().pages[home]!, ...page },
      sections: [aSection(60, home)],
    });
    session.act({ type: 'orderPages', ids: [idOf(2000), home] });
    await clock.pass(minute);
    expect(server.calls).toEqual(['createPage', 'addSection', 'orderPages']);
    expect(same(server.document(), session.sent())).toBe(true);
  });
});

describe('without a network', () => {
  it('says so, tries again with growing pauses, and sends when it is back', async () => {
    const { server, clock, session } = await begun();
    let tries = 0;
    server.weather = () => {
      tries += 1;
      return 'no-way-there';
    };
    session.act(typed('kept'));
    await clock.pass(debounceMs);
    expect([session.status(), tries]).toEqual(['offline', 1]);
    await clock.pass(minute);
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(9);
    server.weather = () => 'fine';
    session.sync.retry();
    await clock.pass(0);
    expect(session.status()).toBe('saved');
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'kept' });
  });

  it('does not mistake its own change for a remote one when the reply was lost', async () => {
    const { server, clock, session } = await begun();
    const weathers: Weather[] = ['no-way-back'];
    server.weather = () => weathers.pop() ?? 'fine';
    session.act(typed('one'));
    await clock.pass(debounceMs);
    session.act(typed('two'));
    await clock.pass(minute);
    expect(session.status()).toBe('saved');
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'two' });
  });

  it('waits as long as the server asks', async () => {
    const { server, clock, session } = await begun();
    const busy = { code: 'core.rate_limited', httpStatus: 429, message: 'Slow down', retryAfterSec: 20 };
    server.refuse = () => ({ ok: false, error: busy });
    session.act(typed('later'));
    await clock.pass(debounceMs);
    expect(session.status()).toBe('later');
    server.calls = [];
    await clock.pass(19_000);
    expect(server.calls).toEqual([]);
  });
});

describe('what a reload finds', () => {
  it('is every change that had not arrived', async () => {
    const { server, clock, session } = await begun([2]);
    server.weather = () => 'no-way-there';
    session.act(typed('typed'));
    session.act({ type: 'delete', id: idOf(2) });
    session.act({ type: 'add', section: aSection(50, home), index: 0 });
    session.act({ type: 'setTheme', part: { font: 'Lora' } });
    const before = session.document();
    session.sync.stop();
    server.weather = () => 'fine';
    const again = await aSession({ server, clock, storage: session.storage });
    expect(same(again.document(), before)).toBe(true);
    await clock.pass(minute);
    expect(same(server.document(), before)).toBe(true);
    expect(session.storage.length).toBe(0);
  });

  it('is not what was sent', async () => {
    const { clock, session } = await begun();
    session.act(typed('sent'));
    expect(session.storage.length).toBeGreaterThan(0);
    await clock.pass(minute);
    expect(session.storage.length).toBe(0);
  });

  it('says when it could not be kept', async () => {
    const server = new FakeServer(aDocument());
    const clock = aClock();
    const storage = aStorage();
    storage.setItem = () => {
      throw new Error('full');
    };
    const session = await aSession({ server, clock, storage });
    session.act(typed('unsafe'));
    expect(session.views.at(-1)?.isSafe).toBe(false);
    await clock.pass(minute);
    expect(session.views.at(-1)).toMatchObject({ isSafe: true, status: 'saved' });
  });
});

describe('two windows', () => {
  const edited = async () => {
    const all = await begun();
    all.server.edit(idOf(1), { sectionData: { text: 'theirs' } });
    all.session.act(typed('mine'));
    await all.clock.pass(minute);
    return all;
  };
  const conflicting = (session: Awaited<ReturnType<typeof begun>>['session']) => session.views.at(-1)?.conflicts ?? [];

  it('asks when both changed the same block, and sends nothing until then', async () => {
    const { server, session } = await edited();
    expect(session.status()).toBe('conflict');
    expect(conflicting(session)).toMatchObject([{ kind: 'section', theirs: { sectionData: { text: 'theirs' } } }]);
    expect(session.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'mine' });
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'theirs' });
  });

  it.each(['mine', 'theirs'] as const)('goes on with %s', async (choice) => {
    const { server, clock, session } = await edited();
    session.sync.resolve(`s:${idOf(1)}`, choice);
    await clock.pass(minute);
    expect(session.status()).toBe('saved');
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: choice });
    expect(same(session.document(), server.document())).toBe(true);
  });

  it('asks again after a reload', async () => {
    const { server, clock, session } = await edited();
    session.sync.stop();
    const again = await aSession({ server, clock, storage: session.storage });
    expect(again.status()).toBe('conflict');
    expect(again.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'mine' });
  });

  it('merges what does not contend: other blocks, other theme colours, hiding and rewording', async () => {
    const { server, clock, session } = await begun();
    const other = await aSession({ server, clock, prefix: 'other/' });
    other.act(typed('theirs', idOf(2)));
    other.act({ type: 'hide', id: idOf(1) });
    other.act({ type: 'add', section: aSection(80, home), index: 1 });
    other.act({ type: 'setTheme', part: { titleColor: '#123456' } });
    await clock.pass(minute);
    session.act(typed('mine'));
    session.act({ type: 'move', id: idOf(3), index: 0 });
    session.act({ type: 'setTheme', part: { textColor: '#654321' } });
    await clock.pass(minute);
    expect(session.status()).toBe('saved');
    const document = server.document();
    expect(document.orders[home]).toEqual([3, 1, 80, 2].map(idOf));
    expect(document.sections[idOf(1)]).toMatchObject({ status: 0, sectionData: { text: 'mine' } });
    expect(document.template.theme).toMatchObject({ titleColor: '#123456', textColor: '#654321' });
    expect(same(session.document(), document)).toBe(true);
  });

  it('takes over what was done elsewhere without a save of its own, and asks where both worked', async () => {
    const { server, clock, session } = await begun();
    const other = await aSession({ server, clock, prefix: 'other/' });
    other.act(typed('theirs', idOf(2)));
    other.act({ type: 'delete', id: idOf(3) });
    await clock.pass(minute);
    session.act(typed('mine'));
    await session.sync.refresh();
    expect(session.document().sections[idOf(2)]?.sectionData).toEqual({ text: 'theirs' });
    expect(session.document().orders[home]).toEqual([1, 2].map(idOf));
    await clock.pass(minute);
    expect([session.status(), same(session.document(), server.document())]).toEqual(['saved', true]);
    await other.sync.refresh();
    other.act(typed('theirs'));
    await clock.pass(minute);
    session.act(typed('mine again'));
    await session.sync.refresh();
    expect(session.status()).toBe('conflict');
    expect(server.document().sections[idOf(1)]?.sectionData).toEqual({ text: 'theirs' });
  });

  it('reads again when it could not be read at once', async () => {
    const { server, clock, session } = await begun();
    server.edit(idOf(2), { sectionData: { text: 'theirs' } });
    server.weather = () => 'no-way-there';
    await session.sync.refresh();
    expect(session.document().sections[idOf(2)]?.sectionData).toEqual({ text: 'Text 2', tag: 'h2' });
    server.weather = () => 'fine';
    await clock.pass(minute);
    expect(session.document().sections[idOf(2)]?.sectionData).toEqual({ text: 'theirs' });
  });

  it('keeps what is being worked on although it was deleted elsewhere', async () => {
    const { server, clock, session } = await begun();
    await server.asCalls.deleteSections({ ids: [idOf(1), idOf(2)] });
    session.act(typed('still mine'));
    await clock.pass(minute);
    expect(session.status()).toBe('saved');
    expect(server.document().orders[home]).toEqual([1, 3].map(idOf));
    expect(same(session.document(), server.document())).toBe(true);
  });
});

describe('what the block does not take', () => {
  const check = ({ sectionData }: { sectionData: Readonly<Record<string, unknown>> }) =>
    sectionData['text'] === 'bad'
      ? { message: 'Not this.', errors: [{ path: 'sectionData.text', message: 'No.' }] }
      : null;

  it('is shown at its place and kept, and goes when it is mended', async () => {
    const server = new FakeServer(aDocument());
    const clock = aClock();
    const session = await aSession({ server, clock, check });
    session.act(typed('bad'));
    session.act(typed('fine', idOf(2)));
    await clock.pass(minute);
    expect(session.views.at(-1)).toMatchObject({
      status: 'held',
      problems: { [`s:${idOf(1)}`]: { message: 'Not this.' } },
    });
    expect(server.document().sections[idOf(2)]?.sectionData).toEqual({ text: 'fine' });
    session.act(typed('good'));
    await clock.pass(minute);
    expect(session.views.at(-1)).toMatchObject({ status: 'saved', problems: {} });
  });

  it('is added with the default first when it is new', async () => {
    const server = new FakeServer(aDocument([0]));
    const clock = aClock();
    const session = await aSession({ server, clock, check });
    session.act({ type: 'add', section: aSection(5, home, { sectionData: { text: 'bad' } }), index: 0 });
    await clock.pass(minute);
    expect(session.status()).toBe('held');
    expect(server.document().sections[idOf(5)]?.sectionData).toEqual({});
  });

  it('shows a refusal of the server the same way', async () => {
    const { server, clock, session } = await begun();
    server.refuse = (name) =>
      name === 'saveSection'
        ? { ok: false, error: { code: 'sections.invalid', httpStatus: 422, message: 'Check this' } }
        : null;
    session.act(typed('x'));
    await clock.pass(minute);
    expect(server.calls.filter((name) => name === 'saveSection')).toHaveLength(1);
    expect(session.views.at(-1)?.problems).toEqual({ [`s:${idOf(1)}`]: { message: 'Check this', errors: [] } });
  });
});

describe('any weather', () => {
  const weather = fc.constantFrom<Weather>('fine', 'fine', 'no-way-there', 'no-way-back');
  const moment = fc.record({ choice: whim, pause: fc.constantFrom(0, 50, 500, 5000), weather });

  it('leaves server and local document the same, with reloads in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { maxLength: 25 }),
        fc.array(fc.nat(24), { maxLength: 3 }),
        async (moments, reloads) => {
          const server = new FakeServer(aDocument([3, 2]));
          const clock = aClock();
          const storage = aStorage();
          let session = await aSession({ server, clock, storage });
          for (const [serial, { choice, pause, weather: now }] of moments.entries()) {
            server.weather = () => now;
            session.act(actionOf(choice, session.document(), serial));
            await clock.pass(pause);
            if (reloads.includes(serial)) {
              session.sync.stop();
              await clock.pass(0);
              server.weather = () => 'fine';
              session = await aSession({ server, clock, storage });
            }
          }
          server.weather = () => 'fine';
          session.sync.retry();
          await clock.pass(10 * minute);
          expect(session.status()).toBe('saved');
          expect(session.sent()).toEqual(server.document());
          expect(storage.length).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  }, 120_000);
});
