import { toast } from '@linkyard/ui';
import { useEffect } from 'react';
import type { EditorSession } from '../session/open-session.js';
import { deleteBlock, duplicateBlock, shiftBlock } from '../store/deeds.js';
import { type Shortcut, shortcutOf, whileTyping } from './shortcuts.js';

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=radio],[type=checkbox]), textarea, select'));

/** True where the editor's keys must stay away: dialogs, menus, lists that are open. */
const isElsewhere = (element: Element | null): boolean =>
  element?.closest('[role=dialog], [role=menu], [role=listbox]:not([data-frames])') != null;

/** Rich text has steps of its own, finer than ours; so have fields that are not part of the page. */
const hasOwnUndo = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || (isTextField(element) && element.closest('[data-editor-form]') === null));

function perform(session: EditorSession, shortcut: Shortcut, help: () => void): boolean {
  const { store, sync } = session;
  const { sectionId } = store.getState();
  switch (shortcut) {
    case 'undo':
      store.undo();
      return true;
    case 'redo':
      store.redo();
      return true;
    case 'save':
      void sync.flush().then(() => store.getState().sync.status === 'saved' && toast.success('Saved'));
      return true;
    case 'help':
      help();
      return true;
    case 'escape':
      if (sectionId === null && store.getState().insertAt === null) return false;
      store.select(null);
      return true;
    case 'selectUp':
    case 'selectDown':
      store.selectBeside(shortcut === 'selectUp' ? -1 : 1);
      focusSelected(store.getState().sectionId);
      return true;
    default:
      return sectionId !== null && onBlock(session, shortcut, sectionId);
  }
}

function onBlock(session: EditorSession, shortcut: Shortcut, id: string): boolean {
  if (shortcut === 'duplicate') duplicateBlock(session, id);
  else if (shortcut === 'delete') deleteBlock(session, id);
  else shiftBlock(session, id, shortcut === 'moveUp' ? -1 : 1);
  // The frame of what is selected now is drawn after this.
  requestAnimationFrame(() => focusSelected(session.store.getState().sectionId));
  return true;
}

export function focusSelected(id: string | null) {
  if (id !== null) document.getElementById(`frame-${id}`)?.focus({ preventScroll: false });
}

/** The keys of the editor, wherever the focus is. */
export function useShortcuts(session: EditorSession, help: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      // A drag by keys has the arrows and Escape to itself.
      if (!shortcut || event.defaultPrevented || document.querySelector('[aria-pressed=true][data-grip]')) return;
      const { activeElement } = document;
      if (isElsewhere(activeElement)) return;
      if (isTextField(activeElement) && !whileTyping.includes(shortcut)) return;
      if ((shortcut === 'undo' || shortcut === 'redo') && hasOwnUndo(activeElement)) return;
      // Arrow keys also move along tabs, switches and sliders of the forms.
      const isInForm = activeElement?.closest('[data-editor-form], [role=toolbar], [role=tablist], header') != null;
      if (isInForm && !whileTyping.includes(shortcut) && shortcut !== 'escape' && shortcut !== 'help') return;
      if (perform(session, shortcut, help)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [help, session]);
}
