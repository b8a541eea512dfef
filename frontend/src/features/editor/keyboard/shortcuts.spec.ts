import { describe, expect, it } from '@jest/globals';
import { helpRows, shortcutOf, shortcuts } from './shortcuts.js';

const keys = (key: string, modifiers = '') => ({
  key,
  ctrlKey: modifiers.includes('c'),
  metaKey: modifiers.includes('m'),
  shiftKey: modifiers.includes('s'),
  altKey: modifiers.includes('a'),
});

describe('shortcutOf', () => {
  it.each([
    ['z', 'c', 'undo'],
    ['z', 'm', 'undo'],
    ['Z', 'cs', 'redo'],
    ['y', 'c', 'redo'],
    ['s', 'm', 'save'],
    ['d', 'c', 'duplicate'],
    ['Delete', '', 'delete'],
    ['Backspace', '', 'delete'],
    ['ArrowUp', '', 'selectUp'],
    ['ArrowUp', 's', 'stretchUp'],
    ['ArrowDown', 'a', 'moveDown'],
    ['Escape', '', 'escape'],
    ['?', 's', 'help'],
    ['?', '', 'help'],
    ['d', '', null],
    ['z', 'ca', null],
    ['s', 'cs', null],
    ['__proto__', '', null],
  ])('%s with %s is %s', (key, modifiers, shortcut) => {
    expect(shortcutOf(keys(key, modifiers))).toBe(shortcut);
  });
});

describe('the help sheet', () => {
  it('names every key there is, and none that does nothing', () => {
    const named = helpRows().flatMap(({ presses }) => Object.keys(presses));
    expect(named.toSorted()).toEqual([...shortcuts].toSorted());
  });

  it('gives each key one meaning', () => {
    const ways = helpRows().flatMap(({ presses }) => Object.values(presses).flat());
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('normalises a key press to the notation of the table', () => {
    const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Mod: 'Ctrl/⌘', Escape: 'Esc' };
    const shown = (press: string) => press.split('+').map((part) => signs[part] ?? part);
    for (const { keys: text, presses } of helpRows()) {
      for (const [first] of Object.values(presses)) for (const part of shown(first ?? '')) expect(text).toContain(part);
    }
  });
});
