import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadOnce } from './load-once.js';

export interface Deferred<Props extends object> {
  /** Needs a Suspense boundary around it. */
  Component: ComponentType<Props>;
  /** Loads it ahead of its first use, so that it opens without a network too. Never rejects. */
  warm: () => Promise<void>;
}

/** A component in a chunk of its own. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | null = null;
  const once = loadOnce(async () => (loaded = await load()));
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await once() }));
  function Component(props: Props) {
    // Of what is in memory already nothing is waited for: React shows what was once waited for 300 ms after its stand-in at the earliest.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return {
    Component,
    // An early try that failed is no error: the component tries again when it is shown.
    warm: () => once().then(noop, noop),
  };
}

function noop() {
  // the module is in memory, or will be asked for again
}
