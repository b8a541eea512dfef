import type { EditorDocument } from '../document/document.js';

/** What stands at the place of a key: while it stays this one, sending what was refused again is useless. */
export function valueAt(local: EditorDocument, key: string): unknown {
  const [kind, id = ''] = key.split(':');
  if (kind === 't') return local.template;
  if (kind === 'P') return local.pageIds;
  if (kind === 'p') return local.pages[id] ?? null;
  return kind === 'o' ? local.orders[id] : local.sections[id];
}
