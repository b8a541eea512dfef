import type { PagePart, SectionPart, TemplatePart } from '../document/document.js';

/** One call that brings the server nearer to the local document. Ids are the editor's. */
export type Operation =
  | { kind: 'page.create'; page: PagePart }
  | { kind: 'page.update'; id: string; part: Partial<Omit<PagePart, '_id'>>; rev: number | undefined }
  | { kind: 'page.delete'; id: string }
  | { kind: 'pages.order'; ids: readonly string[] }
  | { kind: 'template.update'; part: Partial<Omit<TemplatePart, '_id'>>; rev: number }
  /** `withData` false: the block's own default, because what was typed is not valid yet. */
  | { kind: 'section.add'; section: SectionPart; index: number; withData: boolean }
  /** What was deleted together comes back together. */
  | { kind: 'section.restore'; pageId: string; ids: readonly string[] }
  | { kind: 'section.delete'; pageId: string; ids: readonly string[] }
  | { kind: 'section.save'; section: SectionPart; rev: number | undefined }
  | { kind: 'section.status'; id: string; status: 0 | 1 }
  /** Several new ones that stand together, with their data and whether they are shown. */
  | { kind: 'section.addMany'; pageId: string; index: number; sections: readonly SectionPart[] }
  | { kind: 'section.statusMany'; pageId: string; ids: readonly string[]; status: 0 | 1 }
  | { kind: 'section.order'; pageId: string; ids: readonly string[] };

/** What the server answered, as far as the shadow needs it; ids are the editor's. */
export interface Ack {
  rev?: number;
  /** The stored section, for those that were made or brought back. */
  section?: SectionPart;
  /** Where it stands on its page. */
  place?: number;
  /** The id the server gave, where it gives its own. */
  serverId?: string;
  homePageId?: string;
  /** For what carried several: one for each, in their order. */
  parts?: readonly Ack[];
}

export interface Problem {
  message: string;
  errors: readonly { path: string; message: string }[];
}

/** What became of an operation. */
export type Outcome =
  | { kind: 'done'; ack: Ack }
  /** No answer, or not now: the same operation again later. It may have arrived. */
  | { kind: 'later'; offline: boolean; afterMs?: number }
  /** The server's state differs from the shadow: reload and merge. */
  | { kind: 'disagree'; code: string; message: string }
  /** Refused for what it says: shown at its place, tried again when that changes. */
  | { kind: 'refused'; problem: Problem };

/** What a problem or conflict hangs on. */
export type Key = 't' | 'P' | `p:${string}` | `s:${string}` | `o:${string}`;

export function keyOf(operation: Operation): Key {
  switch (operation.kind) {
    case 'page.create':
      return `p:${operation.page._id}`;
    case 'page.update':
    case 'page.delete':
      return `p:${operation.id}`;
    case 'pages.order':
      return 'P';
    case 'template.update':
      return 't';
    case 'section.add':
    case 'section.save':
      return `s:${operation.section._id}`;
    case 'section.status':
      return `s:${operation.id}`;
    case 'section.restore':
      return keyOfRestored(operation);
    case 'section.delete':
    case 'section.addMany':
    case 'section.statusMany':
    case 'section.order':
      return `o:${operation.pageId}`;
  }
}

const keyOfRestored = ({ ids: [first = '', ...others], pageId }: { ids: readonly string[]; pageId: string }): Key =>
  first !== '' && others.length === 0 ? `s:${first}` : `o:${pageId}`;

/** The section an operation carries, when it carries this one. */
export function sentSection(operation: Operation | null, id: string): SectionPart | undefined {
  if (!operation) return undefined;
  if (operation.kind === 'section.addMany') return operation.sections.find(({ _id }) => _id === id);
  return 'section' in operation && operation.section._id === id ? operation.section : undefined;
}
