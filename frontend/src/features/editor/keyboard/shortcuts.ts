/** What a key asks for. */
export const shortcuts = [
  'undo',
  'redo',
  'save',
  'find',
  'add',
  'selectUp',
  'selectDown',
  'stretchUp',
  'stretchDown',
  'selectAll',
  'moveUp',
  'moveDown',
  'edit',
  'copy',
  'cut',
  'paste',
  'duplicate',
  'delete',
  'escape',
  'help',
] as const;
export type Shortcut = (typeof shortcuts)[number];

interface HelpRow {
  /** As a person reads it. */
  keys: string;
  text: string;
  /** The keys of each action in the row. `Mod` is Ctrl or ⌘. */
  presses: Partial<Record<Shortcut, readonly string[]>>;
}

/** The keys of the editor: what is pressed and what the help sheet says of it, in one place. */
export const helpRows: readonly HelpRow[] = [
  {
    keys: '↑ ↓',
    text: 'Select the block above or below',
    presses: { selectUp: ['ArrowUp'], selectDown: ['ArrowDown'] },
  },
  {
    keys: 'Shift ↑ ↓',
    text: 'Select several blocks',
    presses: { stretchUp: ['Shift+ArrowUp'], stretchDown: ['Shift+ArrowDown'] },
  },
  { keys: 'Ctrl/⌘ A', text: 'Select all blocks of the page', presses: { selectAll: ['Mod+A'] } },
  { keys: 'Enter', text: 'Edit the selected block', presses: { edit: ['Enter'] } },
  { keys: 'Esc', text: 'Back to the block, then nothing selected: theme and page', presses: { escape: ['Escape'] } },
  { keys: '/', text: 'Add a block', presses: { add: ['/'] } },
  {
    keys: 'Alt ↑ ↓',
    text: 'Move what is selected up or down',
    presses: { moveUp: ['Alt+ArrowUp'], moveDown: ['Alt+ArrowDown'] },
  },
  { keys: 'Ctrl/⌘ C', text: 'Copy', presses: { copy: ['Mod+C'] } },
  { keys: 'Ctrl/⌘ X', text: 'Cut', presses: { cut: ['Mod+X'] } },
  { keys: 'Ctrl/⌘ V', text: 'Paste after the selection', presses: { paste: ['Mod+V'] } },
  { keys: 'Ctrl/⌘ D', text: 'Duplicate', presses: { duplicate: ['Mod+D'] } },
  { keys: 'Delete', text: 'Delete', presses: { delete: ['Delete', 'Backspace'] } },
  { keys: 'Ctrl/⌘ F', text: 'Find on the page', presses: { find: ['Mod+F'] } },
  { keys: 'Ctrl/⌘ Z', text: 'Undo', presses: { undo: ['Mod+Z'] } },
  { keys: 'Ctrl/⌘ Shift Z, Ctrl/⌘ Y', text: 'Redo', presses: { redo: ['Mod+Shift+Z', 'Mod+Y'] } },
  { keys: 'Ctrl/⌘ S', text: 'Save now', presses: { save: ['Mod+S'] } },
  { keys: '?', text: 'This list', presses: { help: ['?'] } },
];

const isShortcut = (name: string): name is Shortcut => shortcuts.some((shortcut) => shortcut === name);

const byPress = new Map<string, Shortcut>(
  helpRows.flatMap(({ presses }) =>
    Object.entries(presses).flatMap(([name, ways]) =>
      isShortcut(name) ? ways.map((way) => [way, name] as const) : [],
    ),
  ),
);

export type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** 'Mod+Shift+Z'. Symbols are written without Shift, because the keyboard layout decides which of them need it. */
function pressOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): string {
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const parts = [
    (ctrlKey || metaKey) && 'Mod',
    altKey && 'Alt',
    shiftKey && !isSign && 'Shift',
    key.length === 1 ? key.toUpperCase() : key,
  ];
  return parts.filter((part) => part !== false).join('+');
}

/** The action of a key press, or null. */
export const shortcutOf = (keys: Keys): Shortcut | null => byPress.get(pressOf(keys)) ?? null;

/** Where a key is a letter of a text, only these count; the others belong to the text. */
export const whileTyping: readonly Shortcut[] = ['undo', 'redo', 'save', 'find'];
