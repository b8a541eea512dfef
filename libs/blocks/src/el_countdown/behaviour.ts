import { dailyState } from './zone-time.js';

interface Clock {
  /** Epoch ms at which the count reaches zero; null while ended with nothing to wait for. */
  until: number | null;
  isRunning: boolean;
}

/** The end of this visitor's own time, which began at the first look. */
function evergreenEnd(sectionId: string, minutes: number, now: number): number {
  const key = `cd-${sectionId}-${minutes}`;
  try {
    const stored = Number(localStorage.getItem(key));
    if (stored > 0) return stored;
    localStorage.setItem(key, String(now + minutes * 60_000));
  } catch {
    // Storage is disabled: this visitor's countdown restarts with each visit.
  }
  return now + minutes * 60_000;
}

function clockOf(frame: HTMLElement, sectionId: string): (now: number) => Clock {
  const { cd, at, m, z = 'UTC', w = '' } = frame.dataset;
  if (cd === 'daily') {
    const [startAt = '00:00', endAt = '00:00'] = w.split(' ');
    return (now) => {
      const { isOpen, changesAt } = dailyState(now, z, startAt, endAt);
      return { until: changesAt, isRunning: isOpen };
    };
  }
  const end = cd === 'evergreen' ? evergreenEnd(sectionId, Number(m), Date.now()) : Number(at);
  return (now) => (now < end ? { until: end, isRunning: true } : { until: null, isRunning: false });
}

/** A web page other than this one, or null: a countdown must not send a visitor in circles. */
function leavesFor(to: string | undefined): string | null {
  if (!to || !URL.canParse(to)) return null;
  const url = new URL(to);
  const isElsewhere = url.origin + url.pathname !== location.origin + location.pathname;
  return /^https?:$/.test(url.protocol) && isElsewhere ? url.href : null;
}

class Countdown {
  private readonly numbers: Element[];
  private readonly read: (now: number) => Clock;
  private clock: Clock = { until: 0, isRunning: true };

  constructor(
    private readonly root: HTMLElement,
    private readonly frame: HTMLElement,
  ) {
    this.numbers = [...frame.querySelectorAll('.cd-u b')];
    this.read = clockOf(frame, root.dataset.s ?? '');
  }

  tick = (): void => {
    const now = Date.now();
    const { until } = this.clock;
    // A daily countdown is recomputed only when its window has passed.
    if (until === null || now >= until) {
      this.clock = this.read(now);
      this.turn();
    }
    if (this.clock.isRunning && this.clock.until !== null) this.write(this.clock.until - now);
    if (this.clock.until !== null) setTimeout(this.tick, 1000 - (now % 1000) + 5);
  };

  private turn(): void {
    const { isRunning } = this.clock;
    const { cd, end, to } = this.frame.dataset;
    const show = (selector: string, isShown: boolean) => {
      const part = this.frame.querySelector<HTMLElement>(selector);
      if (part) part.hidden = !isShown;
    };
    const isMessage = !isRunning && end !== 'hide';
    show('.cd-u', isRunning);
    show('.cd-d', isRunning && cd !== 'evergreen');
    show('.cd-e', isMessage);
    this.root.hidden = !isRunning && end === 'hide';
    const target = isRunning || end !== 'redirect' ? null : leavesFor(to);
    if (target) location.replace(target);
  }

  private write(left: number): void {
    const total = Math.max(0, Math.ceil(left / 1000));
    const values = [Math.floor(total / 86_400), Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
    this.numbers.forEach((number, index) => {
      const text = String(values[index] ?? 0).padStart(2, '0');
      if (number.textContent !== text) number.textContent = text;
    });
  }
}

export function start(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('[data-cd]');
  if (frame) new Countdown(root, frame).tick();
}
