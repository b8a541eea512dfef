/** What a key asks for. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'duplicate'
  | 'delete'
  | 'selectUp'
  | 'selectDown'
  | 'moveUp'
  | 'moveDown'
  | 'escape'
  | 'help';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function withCommand({ key, shiftKey, altKey }: Keys): Shortcut | null {
  if (altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? null : 'redo';
    case 's':
      return shiftKey ? null : 'save';
    case 'd':
      return shiftKey ? null : 'duplicate';
    default:
      return null;
  }
}

const plain: Record<string, Shortcut> = {
  Delete: 'delete',
  Backspace: 'delete',
  ArrowUp: 'selectUp',
  ArrowDown: 'selectDown',
  Escape: 'escape',
  '?': 'help',
};

/** The deed of a key press, or null. */
export function shortcutOf(keys: Keys): Shortcut | null {
  if (keys.ctrlKey || keys.metaKey) return withCommand(keys);
  if (keys.altKey) return keys.key === 'ArrowUp' ? 'moveUp' : keys.key === 'ArrowDown' ? 'moveDown' : null;
  return Object.hasOwn(plain, keys.key) ? (plain[keys.key] ?? null) : null;
}

/** Where a key is a letter of a text, only these count; the others belong to the text. */
export const whileTyping: readonly Shortcut[] = ['undo', 'redo', 'save'];

export const shortcutList: readonly { keys: string; text: string }[] = [
  { keys: 'Ctrl/⌘ Z', text: 'Undo' },
  { keys: 'Ctrl/⌘ Shift Z, Ctrl/⌘ Y', text: 'Redo' },
  { keys: 'Ctrl/⌘ S', text: 'Save now' },
  { keys: '↑ ↓', text: 'Select the block above or below' },
  { keys: 'Alt ↑ ↓', text: 'Move the block up or down' },
  { keys: 'Enter', text: 'Edit the selected block' },
  { keys: 'Ctrl/⌘ D', text: 'Duplicate the block' },
  { keys: 'Delete', text: 'Delete the block' },
  { keys: 'Esc', text: 'Nothing selected: theme and page' },
  { keys: '?', text: 'This list' },
];
