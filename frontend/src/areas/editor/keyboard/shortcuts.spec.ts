import { describe, expect, it } from '@jest/globals';
import { shortcutOf } from './shortcuts.js';

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
    ['ArrowDown', 'a', 'moveDown'],
    ['Escape', '', 'escape'],
    ['?', 's', 'help'],
    ['d', '', null],
    ['z', 'ca', null],
    ['s', 'cs', null],
    ['__proto__', '', null],
  ])('%s with %s is %s', (key, modifiers, shortcut) => {
    expect(shortcutOf(keys(key, modifiers))).toBe(shortcut);
  });
});
