import type { LoadPage } from './page-loader.js';

const dayMs = 86_400_000;
/** Days that an arrow key goes on. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys go over the days with free times, and on into the months beside. */
export function startMonthKeys(main: HTMLElement, load: LoadPage): void {
  main.addEventListener('keydown', (event) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const step = steps[event.key];
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    const by = document.dir === 'rtl' && Math.abs(step) === 1 ? -step : step;
    const wanted = new Date(Date.parse(from) + by * dayMs).toISOString().slice(0, 10);
    const nearest = () => nearestDay(main, wanted, by > 0);
    const next = nearest();
    if (next) return next.focus();
    const toMonth = () => main.querySelector<HTMLAnchorElement>(`a[id="step${by > 0 ? 1 : -1}"]`);
    const link = toMonth();
    if (link) void load(link.href, { isNewEntry: true, focusOn: () => nearest() ?? toMonth() });
  });
}

/** The first day with free times from the wanted one on, in the direction that was gone. */
function nearestDay(main: HTMLElement, wanted: string, isForward: boolean): HTMLElement | undefined {
  const days = [...main.querySelectorAll<HTMLElement>('a[data-day]')];
  const dayOf = ({ dataset }: HTMLElement) => dataset['day'] ?? '';
  return isForward ? days.find((one) => dayOf(one) >= wanted) : days.filter((one) => dayOf(one) <= wanted).pop();
}
