import { useDeferredValue } from 'react';
import type { EditorDocument } from '../document/document.js';
import { useEditor } from '../store/use-editor.js';

/**
 * The document as the canvas draws it: a moment late while somebody types, so that no letter in a form waits for the
 * page. Which blocks there are, and where, is never late: what lies over the page counts on them.
 */
export function useShownDocument(pageId: string): EditorDocument {
  const document = useEditor((state) => state.document);
  const later = useDeferredValue(document);
  return later.orders[pageId] === document.orders[pageId] ? later : document;
}
