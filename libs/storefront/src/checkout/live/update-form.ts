import { mergeScreen } from './merge-screen.js';

/** Fields that the total depends on. */
const priced = new Set(['variant', 'qty', 'price', 'bump', 'coupon', 'country', 'vat']);
const typingPauseMs = 500;

/**
 * Keeps the total of a checkout, what is wrong with its fields, and whether it asks for an address, up to date while it is filled in,
 * by the same post as its button "Update total".
 */
export function startUpdates(form: HTMLFormElement): void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = async () => {
    const turn = ++latest;
    const next = await updatedScreen(form);
    if (next && turn === latest) mergeScreen(next);
  };
  const soon = ({ type, target }: Event) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!priced.has(name) && !name.startsWith('more.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), type === 'input' ? typingPauseMs : 0);
  };
  form.addEventListener('input', soon);
  form.addEventListener('change', soon);
  form.addEventListener('submit', (event) => {
    if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.value !== 'update') return;
    event.preventDefault();
    clearTimeout(timer);
    void update();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // What the browser has filled in again is not in the summary.
    const [entry] = performance.getEntriesByType('navigation');
    const isFresh = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
    if (persisted || !isFresh) void update();
  });
}

/** Null while the network is away, where the button still works later, and for an answer that is no screen. */
async function updatedScreen(form: HTMLFormElement): Promise<Document | null> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  body.set('action', 'update');
  try {
    const headers = { accept: 'text/html', 'x-live-update': '1' };
    const answer = await fetch(location.pathname, { method: 'POST', body, headers });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    return null;
  }
}
