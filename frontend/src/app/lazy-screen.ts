import { lazy, type ComponentType } from 'react';

export interface LazyScreen {
  Component: ComponentType;
  /** Starts loading before it is needed, e.g. when a pointer nears its link. */
  preload: () => void;
}

/** A screen in a chunk of its own, by the name its module exports. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  return {
    Component: lazy(async () => {
      const Loaded: ComponentType = (await load())[name];
      return { default: Loaded };
    }),
    // A failed early try is not an error: the screen itself tries again when it is opened.
    preload: () => void load().catch(() => undefined),
  };
}

const screens = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/*Screen.tsx',
  '../features/leads/form-data/FormDataScreen.tsx',
]);

/**
 * The screen of a file in features/, or null while there is no such file yet.
 * @param ahead  loads a part of it that can run before the rest has come
 */
export function screenAt(
  file: `features/${string}.tsx`,
  name: string,
  ahead?: () => Promise<unknown>,
): LazyScreen | null {
  const load = screens[`../${file}`];
  if (!load) return null;
  return lazyScreen(async () => {
    // The screen itself asks for the same files, and says so when they do not come.
    ahead?.().catch(() => undefined);
    const Component = (await load())[name];
    if (!Component) throw new Error(`${file} exports no ${name}`);
    return { [name]: Component };
  }, name);
}
