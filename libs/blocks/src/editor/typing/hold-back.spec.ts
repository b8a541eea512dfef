import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Clock, holdBack, isDeed, longestMs, restMs, tellTyped, typedSpan } from './hold-back.js';

/** A clock that is moved by hand, and one field that keeps what it told and when that was typed. */
function aField() {
  let now = 1_000_000;
  let timer: { at: number; work: () => void } | null = null;
  const clock: Clock = {
    now: () => now,
    setTimeout: (work, ms) => (timer = { at: now + ms, work }),
    clearTimeout: (old) => {
      if (old === timer) timer = null;
    },
  };
  const told: string[] = [];
  const spans: ({ from: number; to: number } | null)[] = [];
  const field = holdBack<string>((value) => {
    told.push(value);
    spans.push(typedSpan());
  }, clock);
  const pass = (ms: number) => {
    const until = now + ms;
    while (timer && timer.at <= until) {
      const { at, work } = timer;
      timer = null;
      now = at;
      work();
    }
    now = until;
  };
  return { field, told, spans, pass, start: now };
}

describe('what is typed', () => {
  it('is told once, when the keys rest', () => {
    const { field, told, pass } = aField();
    for (const text of ['J', 'Ju', 'Jug']) {
      field.hold(text);
      pass(restMs - 1);
    }
    expect(told).toEqual([]);
    pass(1);
    expect(told).toEqual(['Jug']);
    pass(10_000);
    expect(told).toEqual(['Jug']);
  });

  it('is told in between to somebody who never rests', () => {
    const { field, told, pass } = aField();
    for (let key = 1; key <= 9; key += 1) {
      field.hold('x'.repeat(key));
      pass(100);
    }
    expect(told).toEqual(['xxxx', 'xxxxxxxx']);
    expect(longestMs).toBe(400);
  });

  it('is told at once to whoever asks, and not again when its time comes', () => {
    const { field, told, pass } = aField();
    field.hold('Jug');
    expect(field.isHolding()).toBe(true);
    tellTyped();
    expect(told).toEqual(['Jug']);
    expect(field.isHolding()).toBe(false);
    tellTyped();
    field.tell();
    pass(longestMs);
    expect(told).toEqual(['Jug']);
  });

  it('goes by when its keys were pressed, first and last', () => {
    const { field, spans, pass, start } = aField();
    field.hold('J');
    pass(80);
    field.hold('Ju');
    pass(restMs);
    expect(spans).toEqual([{ from: start, to: start + 80 }]);
    expect(typedSpan()).toBeNull();
  });

  it('is told of every field that holds something, though one of them fails', () => {
    const failing = holdBack<string>(() => {
      throw new Error('nobody listens');
    });
    const { field, told } = aField();
    failing.hold('lost');
    expect(tellTyped).toThrow('nobody listens');
    expect(typedSpan()).toBeNull();
    field.hold('kept');
    tellTyped();
    expect(told).toEqual(['kept']);
  });
});

describe('what somebody does', () => {
  const names = ['pointerdown', 'click', 'focusin', 'visibilitychange', 'pagehide', 'beforeunload', 'paste'];
  const { window: before } = globalThis;
  beforeEach(() => void Object.assign(globalThis, { window: new EventTarget() }));
  afterEach(() => void Object.assign(globalThis, { window: before }));

  it.each(names)('comes after what was typed: %s', (name) => {
    const { field, told } = aField();
    field.hold('Jug');
    expect(told).toEqual([]);
    window.dispatchEvent(new Event(name));
    expect(told).toEqual(['Jug']);
  });

  it('is not a letter, and is a key that ends or commands', () => {
    const key = (name: string, held = {}) =>
      isDeed({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });
    expect(['a', ' ', 'Backspace', 'ArrowLeft', 'Shift', 'Process'].filter((name) => key(name))).toEqual([]);
    expect(['Enter', 'Tab', 'Escape'].every((name) => key(name))).toBe(true);
    expect([{ ctrlKey: true }, { metaKey: true }, { altKey: true }].every((held) => key('z', held))).toBe(true);
  });

  it('is listened for only while something is held back', () => {
    const { field, told } = aField();
    field.hold('Jug');
    window.dispatchEvent(
      Object.assign(new Event('keydown'), { key: 'b', ctrlKey: false, metaKey: false, altKey: false }),
    );
    expect(told).toEqual([]);
    window.dispatchEvent(
      Object.assign(new Event('keydown'), { key: 'z', ctrlKey: true, metaKey: false, altKey: false }),
    );
    expect(told).toEqual(['Jug']);
    window.dispatchEvent(new Event('pointerdown'));
    expect(told).toEqual(['Jug']);
  });
});
