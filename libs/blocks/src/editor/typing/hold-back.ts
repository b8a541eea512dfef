/** Keys rest this long before the page follows what was typed, milliseconds. */
export const restMs = 120;
/** And it follows at the latest after this, however long somebody types, milliseconds. */
export const longestMs = 400;

/** When the first and the last key of something typed were pressed, milliseconds since 1970. */
export interface TypedSpan {
  from: number;
  to: number;
}

export interface Clock {
  now: () => number;
  setTimeout: (work: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}
const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') clearTimeout(timer);
  },
};

/** Of all fields: what tells each of those that hold something back. */
const holding = new Set<() => void>();
const listeners = new Set<() => void>();
let telling: TypedSpan | null = null;

/** Tells at once what fields hold back. Whoever acts on the page, or asks how it stands, calls it first. */
export function tellTyped() {
  for (const tell of [...holding]) tell();
}

/** Whether a field holds something back that nobody was told of yet. */
export const isTyping = (): boolean => holding.size > 0;

/** Hears when that begins and ends. @returns what ends the listening */
export function whenTyping(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When what is being told now was typed; null while nothing held back is told. */
export const typedSpan = (): TypedSpan | null => telling;

export interface HeldBack<Value> {
  /** The field has this now; told when the keys rest. */
  hold: (value: Value) => void;
  /** Tells now, if something is held back. */
  tell: () => void;
  isHolding: () => boolean;
}

/**
 * Keeps what is typed into one field until the keys rest, so that no key waits for the page. It is told before anything
 * else can happen: to whatever somebody does but write (`deeds`), and to all who call `tellTyped`.
 */
export function holdBack<Value>(tellTo: (value: Value) => void, clock: Clock = browserClock): HeldBack<Value> {
  let held: { value: Value; keys: TypedSpan } | null = null;
  let timer: unknown = null;

  const tell = () => {
    if (!held) return;
    const { value, keys } = held;
    held = null;
    clock.clearTimeout(timer);
    holding.delete(tell);
    telling = keys;
    try {
      tellTo(value);
    } finally {
      telling = null;
      if (!isTyping()) unwatch();
    }
  };

  const hold = (value: Value) => {
    const now = clock.now();
    const from = held?.keys.from ?? now;
    held = { value, keys: { from, to: now } };
    const isFirst = !isTyping();
    holding.add(tell);
    if (isFirst) watch();
    clock.clearTimeout(timer);
    timer = clock.setTimeout(tell, Math.max(0, Math.min(restMs, from + longestMs - now)));
  };
  return { hold, tell, isHolding: () => held !== null };
}

/** Heard before anybody else hears them. A click comes without a pointer too, from a screen reader or by voice. */
const deeds = ['pointerdown', 'click', 'focusin', 'contextmenu', 'dragstart', 'cut', 'copy', 'paste'] as const;
/** The window is left, hidden or closed: maybe the last that is heard of it. */
const farewells = ['visibilitychange', 'pagehide', 'beforeunload', 'freeze'] as const;

const endings = new Set(['Enter', 'Tab', 'Escape']);

/** Whether a key does something else than write: it ends what is typed, or is one of the editor's own. */
export const isDeed = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) => ctrlKey || metaKey || altKey || endings.has(key);

const onKey = (event: KeyboardEvent) => {
  if (isDeed(event)) tellTyped();
};

const announce = () => {
  for (const listener of listeners) listener();
};

function watch() {
  announce();
  if (typeof window === 'undefined') return;
  window.addEventListener('keydown', onKey, true);
  for (const name of [...deeds, ...farewells]) window.addEventListener(name, tellTyped, true);
}

function unwatch() {
  announce();
  if (typeof window === 'undefined') return;
  window.removeEventListener('keydown', onKey, true);
  for (const name of [...deeds, ...farewells]) window.removeEventListener(name, tellTyped, true);
}
