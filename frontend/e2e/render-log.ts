import type { Page } from '@playwright/test';

/** The parts of React's own tree that are read here. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

declare global {
  interface Window {
    renders: Record<string, number>;
  }
}

/**
 * Notes which blocks of the editor's canvas, and which fields of its form, are drawn again. It listens where React's developer tools do, so it sees the
 * app as it is built: a component has run when React marked its work as performed (`PerformedWork`), whether or not
 * anything came out differently. Call it before the page is opened.
 * @source react-devtools-shared, backend/fiber/renderer.js, didFiberRender
 */
export function logRenders(page: Page) {
  return page.addInitScript(() => {
    const performedWork = 1;
    const components = [0, 1, 11, 14, 15];
    window.renders = {};
    const idOf = (value: unknown) =>
      typeof value === 'object' && value !== null && '_id' in value ? String(value._id) : null;
    /** `view <id>` for a block on the page, `frame <id>` for what lies over it, `gap <index>` for a place between, `field <label>` for a text field of the form. */
    const nameOf = (props: Record<string, unknown> | null) => {
      if (!props) return null;
      if ('section' in props && 'context' in props) return `view ${idOf(props['section'])}`;
      if ('isEntry' in props && 'listeners' in props) return `frame ${String(props['id'])}`;
      if ('onTyped' in props && 'label' in props) return `field ${String(props['label'])}`;
      if ('isWhole' in props && 'isTarget' in props) return `gap ${String(props['index'])}`;
      return null;
    };
    const note = (fiber: Fiber) => {
      const name = components.includes(fiber.tag) ? nameOf(fiber.memoizedProps) : null;
      if (name) window.renders[name] = (window.renders[name] ?? 0) + 1;
    };
    const walk = (fiber: Fiber) => {
      const before = fiber.alternate;
      if (!before || (fiber.flags & performedWork) !== 0) note(fiber);
      // The same children as before: nothing below was looked at, and what stands there is of an earlier drawing.
      if (before && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child);
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onScheduleFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current),
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

export const forgetRenders = (page: Page) => page.evaluate(() => void (window.renders = {}));
/** What was drawn again since, with how often. */
export const rendersOf = (page: Page) => page.evaluate(() => window.renders);
