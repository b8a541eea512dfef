import { shelfKey } from '@linkyard/contracts';

/** Tags of what was typed, each once: not every keyboard says that its comma was pressed, so one can be within a tag. */
export function splitTags(typed: readonly string[]): string[] {
  const tags = typed.flatMap((text) => text.split(',')).map((tag) => tag.trim());
  return [...new Map(tags.filter(Boolean).map((tag) => [shelfKey(tag), tag])).values()];
}
