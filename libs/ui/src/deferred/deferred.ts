import { type ComponentType, lazy } from 'react';
import { loadOnce } from './load-once.js';

export interface Deferred<Props extends object> {
  /** Needs a Suspense boundary around it. */
  Component: ComponentType<Props>;
  /** Loads it ahead of its first use, so that it opens without a network too. Never rejects. */
  warm: () => Promise<void>;
}

/** A component in a chunk of its own. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const once = loadOnce(load);
  return {
    Component: lazy(async () => ({ default: await once() })),
    // An early try that failed is no error: the component tries again when it is shown.
    warm: () => once().then(noop, noop),
  };
}

function noop() {
  // the module is in memory, or will be asked for again
}
