import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
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
export const helpRows: () => readonly HelpRow[] = perLanguage(() => [
  {
    keys: '↑ ↓',
    text: t`Select the block above or below`,
    presses: { selectUp: ['ArrowUp'], selectDown: ['ArrowDown'] },
  },
  {
    keys: t`Shift ↑ ↓`,
    text: t`Select several blocks`,
    presses: { stretchUp: ['Shift+ArrowUp'], stretchDown: ['Shift+ArrowDown'] },
  },
  { keys: t`Ctrl/⌘ A`, text: t`Select all blocks of the page`, presses: { selectAll: ['Mod+A'] } },
  { keys: 'Enter', text: t`Edit the selected block`, presses: { edit: ['Enter'] } },
  { keys: 'Esc', text: t`Back to the block, then nothing selected: theme and page`, presses: { escape: ['Escape'] } },
  { keys: '/', text: t`Add a block`, presses: { add: ['/'] } },
  {
    keys: t`Alt ↑ ↓`,
    text: t`Move what is selected up or down`,
    presses: { moveUp: ['Alt+ArrowUp'], moveDown: ['Alt+ArrowDown'] },
  },
  { keys: t`Ctrl/⌘ C`, text: t`Copy`, presses: { copy: ['Mod+C'] } },
  { keys: t`Ctrl/⌘ X`, text: t`Cut`, presses: { cut: ['Mod+X'] } },
  { keys: t`Ctrl/⌘ V`, text: t`Paste after the selection`, presses: { paste: ['Mod+V'] } },
  { keys: t`Ctrl/⌘ D`, text: t`Duplicate`, presses: { duplicate: ['Mod+D'] } },
  { keys: 'Delete', text: t`Delete`, presses: { delete: ['Delete', 'Backspace'] } },
  { keys: t`Ctrl/⌘ F`, text: t`Find on the page`, presses: { find: ['Mod+F'] } },
  { keys: t`Ctrl/⌘ Z`, text: t`Undo`, presses: { undo: ['Mod+Z'] } },
  { keys: t`Ctrl/⌘ Shift Z, Ctrl/⌘ Y`, text: t`Redo`, presses: { redo: ['Mod+Shift+Z', 'Mod+Y'] } },
  { keys: t`Ctrl/⌘ S`, text: t`Save now`, presses: { save: ['Mod+S'] } },
  { keys: '?', text: t`This list`, presses: { help: ['?'] } },
]);

const isShortcut = (name: string): name is Shortcut => shortcuts.some((shortcut) => shortcut === name);

const byPress = perLanguage(
  () =>
    new Map<string, Shortcut>(
      helpRows().flatMap(({ presses }) =>
        Object.entries(presses).flatMap(([name, ways]) =>
          isShortcut(name) ? ways.map((way) => [way, name] as const) : [],
        ),
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
export const shortcutOf = (keys: Keys): Shortcut | null => byPress().get(pressOf(keys)) ?? null;

/** Where a key is a letter of a text, only these count; the others belong to the text. */
export const whileTyping: readonly Shortcut[] = ['undo', 'redo', 'save', 'find'];
