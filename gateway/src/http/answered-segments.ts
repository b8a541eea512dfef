import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { reservedSlugs } from '@linkyard/contracts';

/** Answered beside Nest, by socket.io on the same server. */
export const realtimePath = '/socket.io';

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** First segments of every path that these controllers or socket.io answer. */
export function answeredSegments(controllers: readonly Type[]): ReadonlySet<string> {
  return new Set([realtimePath, ...controllers.flatMap(pathsOf)].map(firstSegment));
}

/** First segments that no public page can have: the spec's list, and what is answered here, so that no page hides a call. */
export const reservedNames = (answered: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...reservedSlugs, ...[...answered].map((segment) => segment.toLowerCase())]);

/** @throws Error for a path that is a pattern from its first segment on */
function pathsOf({ name, prototype }: Type): string[] {
  const methods = Object.getOwnPropertyNames(prototype).map((key): unknown => prototype[key]);
  return methods.flatMap((method) => {
    if (typeof method !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, method)) return [];
    const path: unknown = Reflect.getMetadata(PATH_METADATA, method);
    if (typeof path !== 'string' || !/^\/[\w.-]+(?:\/|$)/.test(path))
      throw new Error(`${name} answers ${String(path)}, whose first segment is not a fixed word`);
    return path;
  });
}
