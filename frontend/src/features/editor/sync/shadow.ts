import type { EditorDocument, SectionPart } from '../document/document.js';

export interface Revisions {
  template: number;
  pages: Readonly<Record<string, number>>;
  sections: Readonly<Record<string, number>>;
}

/** What the server is known to have, in the editor's own ids. The difference to the local document is what is unsent. */
export interface Shadow {
  document: EditorDocument;
  revs: Revisions;
  /** Sections deleted on the server that can be brought back by their id. */
  trash: readonly string[];
  /**
   * The server's id of a page or section, where it differs from ours: pages get theirs there, and what comes back after
   * it was lost for good comes back under a fresh one.
   */
  serverIds: Readonly<Record<string, string>>;
}

/** What was loaded from the server just now. */
export interface Remote {
  document: EditorDocument;
  revs: Revisions;
}

export const shadowOf = ({ document, revs }: Remote): Shadow => ({
  document,
  revs,
  trash: [],
  serverIds: {},
});

export const serverId = (shadow: Pick<Shadow, 'serverIds'>, id: string): string => shadow.serverIds[id] ?? id;

/** One list of ids with another added, each once. */
export const withIds = (list: readonly string[], ids: readonly string[]): string[] => [...new Set([...list, ...ids])];
export const withoutIds = (list: readonly string[], ids: readonly string[]): string[] =>
  list.filter((id) => !ids.includes(id));

/** A value with every string that is an id of the table replaced, at any depth: links to pages live inside block data. */
export function translated(value: unknown, table: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return Object.hasOwn(table, value) ? table[value] : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, table));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, table)]));
}

/** The data of a section with ids replaced; the same object when there is nothing to replace. */
export function translatedData(data: SectionPart['sectionData'], table: Readonly<Record<string, string>>) {
  if (Object.keys(table).length === 0) return data;
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, translated(item, table)]));
}

export const turned = (table: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([own, theirs]) => [theirs, own]));
