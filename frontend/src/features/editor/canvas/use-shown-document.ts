import { useDeferredValue } from 'react';
import type { EditorDocument } from '../document/document.js';
import { useEditor } from '../store/use-editor.js';

/**
 * The document as the canvas renders it: deferred while the user types, so that form fields do not wait for the
 * page. The list of blocks and their order is never deferred, because the overlays depend on it.
 */
export function useShownDocument(pageId: string): EditorDocument {
  const document = useEditor((state) => state.document);
  const later = useDeferredValue(document);
  return later.orders[pageId] === document.orders[pageId] ? later : document;
}
