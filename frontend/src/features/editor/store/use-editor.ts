import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession } from '../session/open-session.js';
import type { EditorState } from './editor-state.js';

export const EditorContext = createContext<EditorSession | null>(null);

/** The open editor: its store, its sync engine, its commands. */
export function useEditorSession(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('This part belongs inside the editor');
  return session;
}

/** A part of the editor's state; draws again only when that part is another one. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditorSession();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
