import type { UniqueIdentifier } from '@dnd-kit/core';

/** What is dragged: a kind of block from the picker, or a block of the page (taken by its frame or its handle). */
export type Dragged = { kind: 'new'; code: string } | { kind: 'move'; id: string };

export const newId = (code: string) => `new:${code}`;
export const moveId = (id: string, by: 'frame' | 'handle') => `move:${id}:${by}`;
export const gapId = (index: number) => `gap:${index}`;

export function draggedOf(id: UniqueIdentifier | undefined): Dragged | null {
  const [kind, value] = String(id ?? '').split(':');
  if (value === undefined) return null;
  if (kind === 'new') return { kind, code: value };
  return kind === 'move' ? { kind, id: value } : null;
}

/** The place of a gap, or null for anything else. */
export function gapOf(id: UniqueIdentifier | undefined): number | null {
  const match = /^gap:(\d+)$/.exec(String(id ?? ''));
  return match ? Number(match[1]) : null;
}
