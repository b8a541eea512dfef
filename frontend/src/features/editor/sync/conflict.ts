import type { EditorDocument, PagePart, SectionPart, TemplatePart } from '../document/document.js';
import type { Key } from './operation.js';
import type { Shadow } from './shadow.js';

/** The same thing changed here and elsewhere; a person chooses. `base` is what both began with. */
export type Conflict =
  | { kind: 'section'; id: string; theirs: SectionPart; base: SectionPart; baseRev: number | undefined }
  | { kind: 'page'; id: string; theirs: PagePart; base: PagePart; baseRev: number | undefined; fields: string[] }
  | { kind: 'template'; theirs: TemplatePart; base: TemplatePart; baseRev: number | undefined; fields: string[] };

export function conflictKey(conflict: Conflict): Key {
  if (conflict.kind === 'template') return 't';
  return conflict.kind === 'page' ? `p:${conflict.id}` : `s:${conflict.id}`;
}

/** The local document with their version in place of ours. */
export function takeTheirs(local: EditorDocument, conflict: Conflict): EditorDocument {
  switch (conflict.kind) {
    case 'section':
      return { ...local, sections: { ...local.sections, [conflict.id]: conflict.theirs } };
    case 'page':
      return { ...local, pages: { ...local.pages, [conflict.id]: conflict.theirs } };
    case 'template':
      return { ...local, template: conflict.theirs };
  }
}

/** A shadow and a local document brought in line with what the server has, and what a person must decide. */
export interface Reconciled {
  shadow: Shadow;
  local: EditorDocument;
  conflicts: Conflict[];
}

/** One conflict per thing: their newest version, and what ours began with. */
export function newestOf(conflicts: readonly Conflict[]): Conflict[] {
  const byKey = new Map<Key, Conflict>();
  for (const conflict of conflicts) {
    const earlier = byKey.get(conflictKey(conflict));
    byKey.set(conflictKey(conflict), earlier ? withBaseOf(conflict, earlier) : conflict);
  }
  return [...byKey.values()];
}

function withBaseOf(conflict: Conflict, earlier: Conflict): Conflict {
  if (conflict.kind === 'section' && earlier.kind === 'section') {
    return { ...conflict, base: earlier.base, baseRev: earlier.baseRev };
  }
  if (conflict.kind === 'page' && earlier.kind === 'page') {
    return { ...conflict, base: earlier.base, baseRev: earlier.baseRev };
  }
  if (conflict.kind === 'template' && earlier.kind === 'template') {
    return { ...conflict, base: earlier.base, baseRev: earlier.baseRev };
  }
  return conflict;
}
