import { useEffect } from 'react';
import { isAtWork } from '../keyboard/places.js';
import { focusSelected } from '../keyboard/focus-selected.js';
import type { EditorSession } from '../session/open-session.js';
import { deleteCut, noteCopied, pasteText, selectedText } from './clipboard-commands.js';
import { blocksMime } from './envelope.js';
import { remember } from './system-clipboard.js';

/** Selected text is copied instead of the block. */
const hasMarkedWords = () => !(window.getSelection()?.isCollapsed ?? true);

/**
 * Copy, cut and paste of blocks by the keys and the browser's own menu: its events need no permission, and they reach
 * other windows and pages.
 */
export function useClipboardKeys(session: EditorSession) {
  useEffect(() => {
    const put = (event: ClipboardEvent): boolean => {
      const text = isAtWork() && !hasMarkedWords() ? selectedText(session) : null;
      if (text === null || !event.clipboardData) return false;
      event.preventDefault();
      event.clipboardData.setData(blocksMime, text);
      event.clipboardData.setData('text/plain', text);
      remember(text);
      return true;
    };
    const copy = (event: ClipboardEvent) => {
      if (put(event)) noteCopied(session);
    };
    const cut = (event: ClipboardEvent) => {
      if (!put(event)) return;
      deleteCut(session);
      requestAnimationFrame(() => focusSelected(session.store.getState().sectionId));
    };
    const paste = (event: ClipboardEvent) => {
      if (!isAtWork() || !event.clipboardData) return;
      event.preventDefault();
      const text = event.clipboardData.getData(blocksMime) || event.clipboardData.getData('text/plain');
      const first = pasteText(session, text);
      if (first !== null) requestAnimationFrame(() => focusSelected(first));
    };
    // Safari fires beforecopy first, and without selected text copies nothing unless it is cancelled.
    const ask = (event: Event) => {
      if (isAtWork() && !hasMarkedWords() && session.store.getState().sectionId !== null) event.preventDefault();
    };
    const listeners = [
      ['copy', copy],
      ['cut', cut],
      ['paste', paste],
    ] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    for (const name of ['beforecopy', 'beforecut']) window.addEventListener(name, ask);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      for (const name of ['beforecopy', 'beforecut']) window.removeEventListener(name, ask);
    };
  }, [session]);
}
