import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { useEffect } from 'react';
import type { EditorSession } from '../session/open-session.js';
import { deleteBlocks, duplicateBlocks, shiftBlocks } from '../store/block-commands.js';
import { focusSelected } from './focus-selected.js';
import { hasOwnUndo, isElsewhere, isInForm, isTextField } from './places.js';
import { type Shortcut, shortcutOf, whileTyping } from './shortcuts.js';

/** What the keys open; the screen around knows where it is. */
export interface KeyDoors {
  help: () => void;
  find: () => void;
  add: () => void;
}

function perform(session: EditorSession, shortcut: Shortcut, doors: KeyDoors): boolean {
  const { store, sync } = session;
  switch (shortcut) {
    case 'undo':
      store.undo();
      return true;
    case 'redo':
      store.redo();
      return true;
    case 'save':
      void sync.flush().then(() => store.getState().sync.status === 'saved' && toast.success(t`Saved`));
      return true;
    case 'help':
    case 'find':
    case 'add':
      doors[shortcut]();
      return true;
    // The block itself handles Enter, and the clipboard has its own browser events.
    case 'edit':
    case 'copy':
    case 'cut':
    case 'paste':
      return false;
    default:
      return onSelection(session, shortcut);
  }
}

type BlockShortcut = 'moveUp' | 'moveDown' | 'duplicate' | 'delete';
type SelectionShortcut = 'escape' | 'selectUp' | 'selectDown' | 'stretchUp' | 'stretchDown' | 'selectAll';

function onSelection(session: EditorSession, shortcut: SelectionShortcut | BlockShortcut): boolean {
  const { store } = session;
  const { sectionId, insertAt, isPicking } = store.getState();
  switch (shortcut) {
    case 'escape':
      if (sectionId === null && insertAt === null && !isPicking) return false;
      store.pick(false);
      return true;
    case 'selectUp':
    case 'selectDown':
    case 'stretchUp':
    case 'stretchDown':
      store.selectBeside(shortcut.endsWith('Up') ? -1 : 1, shortcut.startsWith('stretch'));
      focusSelected(store.getState().sectionId);
      return true;
    case 'selectAll':
      store.selectAll();
      focusSelected(store.getState().sectionId);
      return true;
    default:
      return sectionId !== null && onBlocks(session, shortcut);
  }
}

function onBlocks(session: EditorSession, shortcut: BlockShortcut): boolean {
  const { marked } = session.store.getState();
  if (shortcut === 'duplicate') duplicateBlocks(session, marked);
  else if (shortcut === 'delete') deleteBlocks(session, marked);
  else shiftBlocks(session, marked, shortcut === 'moveUp' ? -1 : 1);
  // The frame of what is selected now is drawn after this.
  requestAnimationFrame(() => focusSelected(session.store.getState().sectionId));
  return true;
}

/** Out of a block's form and back to the block; a list that is open there closes first. */
function leaveForm(session: EditorSession, element: Element | null): boolean {
  const { sectionId } = session.store.getState();
  if (sectionId === null || !element?.closest('[data-editor-form]')) return false;
  if (element.getAttribute('aria-expanded') === 'true') return false;
  focusSelected(sectionId);
  return true;
}

/** These work from everywhere in the window, the forms included. */
const everywhere: readonly Shortcut[] = [...whileTyping, 'escape', 'help'];

/** Whether a key is the editor's, or the field's that has the focus. */
function worksIn(focused: Element | null, shortcut: Shortcut): boolean {
  if (isTextField(focused) && !whileTyping.includes(shortcut)) return false;
  if ((shortcut === 'undo' || shortcut === 'redo') && hasOwnUndo(focused)) return false;
  return !isInForm(focused) || everywhere.includes(shortcut);
}

/** The keys of the editor, wherever the focus is. */
export function useShortcuts(session: EditorSession, doors: KeyDoors) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      // A drag by keys has the arrows and Escape to itself.
      if (!shortcut || event.defaultPrevented || document.querySelector('[aria-pressed=true][data-grip]')) return;
      const { activeElement } = document;
      // The Escape that closed a popup is not ours, although the popup is gone by now and the focus with it.
      const pressedIn = event.target instanceof Element ? event.target : null;
      if (isElsewhere(activeElement) || isElsewhere(pressedIn)) return;
      if (shortcut === 'escape' && leaveForm(session, activeElement)) return event.preventDefault();
      if (worksIn(activeElement, shortcut) && perform(session, shortcut, doors)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [doors, session]);
}
