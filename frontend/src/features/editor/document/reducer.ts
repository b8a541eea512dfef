import type { Theme } from '@linkyard/contracts';
import type { EditorDocument, PagePart, SectionPart } from './document.js';
import * as pages from './page-actions.js';
import * as sections from './section-actions.js';

type SectionAction =
  | { type: 'add'; section: SectionPart; index: number }
  | { type: 'insert'; sections: readonly SectionPart[]; pageId: string; index: number }
  | { type: 'change'; id: string; part: Partial<sections.SectionContent> }
  | { type: 'move'; id: string; index: number }
  | { type: 'duplicate'; id: string; newId: string }
  | { type: 'hide'; id: string }
  | { type: 'delete'; id: string }
  | { type: 'moveMany'; ids: readonly string[]; index: number }
  | { type: 'duplicateMany'; ids: readonly string[]; newIds: readonly string[] }
  | { type: 'showMany'; ids: readonly string[]; status: 0 | 1 }
  | { type: 'deleteMany'; ids: readonly string[] };

type TemplateAction =
  | { type: 'addPage'; page: PagePart; sections?: readonly SectionPart[]; index?: number }
  | { type: 'removePage'; id: string }
  | { type: 'renamePage'; id: string; name: string }
  | { type: 'orderPages'; ids: readonly string[] }
  | { type: 'setPage'; id: string; part: Partial<pages.PageFields> }
  | { type: 'setHome'; id: string }
  | { type: 'setTheme'; part: Partial<Theme> }
  | { type: 'setTemplate'; name: string };

/** Everything that can be done to a page's draft. */
export type DocumentAction = SectionAction | TemplateAction;

/** Pure. An action on something that is not there gives the same document back. */
export function reduce(document: EditorDocument, action: DocumentAction): EditorDocument {
  switch (action.type) {
    case 'add':
      return sections.add(document, action.section, action.index);
    case 'insert':
      return sections.insert(document, action.sections, action.pageId, action.index);
    case 'change':
      return sections.change(document, action.id, action.part);
    case 'move':
      return sections.move(document, [action.id], action.index);
    case 'duplicate':
      return sections.duplicate(document, [action.id], [action.newId]);
    case 'hide':
      return sections.hide(document, action.id);
    case 'delete':
      return sections.remove(document, [action.id]);
    case 'moveMany':
      return sections.move(document, action.ids, action.index);
    case 'duplicateMany':
      return sections.duplicate(document, action.ids, action.newIds);
    case 'showMany':
      return sections.show(document, action.ids, action.status);
    case 'deleteMany':
      return sections.remove(document, action.ids);
    default:
      return reduceTemplate(document, action);
  }
}

/** Pages, their order, the theme and the name. */
function reduceTemplate(document: EditorDocument, action: TemplateAction): EditorDocument {
  switch (action.type) {
    case 'addPage':
      return pages.addPage(document, action.page, action.sections, action.index);
    case 'removePage':
      return pages.removePage(document, action.id);
    case 'renamePage':
      return pages.renamePage(document, action.id, action.name);
    case 'orderPages':
      return pages.orderPages(document, action.ids);
    case 'setPage':
      return pages.setPage(document, action.id, action.part);
    case 'setHome':
      return pages.setHome(document, action.id);
    case 'setTheme':
      return pages.setTheme(document, action.part);
    case 'setTemplate':
      return pages.setTemplate(document, { name: action.name });
  }
}

/**
 * Typing into the same thing is one step back: the key says what "the same thing" is. Null for what stands alone.
 */
export function coalesceKey(action: DocumentAction): string | null {
  switch (action.type) {
    case 'change':
      return `change:${action.id}:${Object.keys(action.part).toSorted().join()}`;
    case 'setPage':
      return `page:${action.id}:${Object.keys(action.part).toSorted().join()}`;
    case 'renamePage':
      return `page:${action.id}:name`;
    case 'setTheme':
      return `theme:${Object.keys(action.part).toSorted().join()}`;
    case 'setTemplate':
      return 'template';
    default:
      return null;
  }
}
