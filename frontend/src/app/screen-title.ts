import type { MessageDescriptor } from '@lingui/core';
import { textOf } from '@linkyard/ui';

const isMessage = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The title among a route's own values, or null when the route has none. */
export function titleOfHandle(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return null;
  return isMessage(handle.title) ? textOf(handle.title) : null;
}
