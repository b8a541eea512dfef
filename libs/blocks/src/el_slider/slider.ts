import { readTexts } from '../kit/script-texts.js';
import { isRightToLeft, makeButton, wantsCalm } from '../kit/round-button.js';
import { Clockwork, type ClockworkTexts } from './clockwork.js';

const swipePx = 48;
/** More dots than this are too many to count and to hit: a number says it better. */
const maxDots = 6;

type SliderTexts = ClockworkTexts & Readonly<Record<'previous' | 'next' | 'slide', string>>;

/** Controls of one slider. `slide` is the browser's own scrolling; `fade` lays the slides over each other. */
export class Slider {
  private readonly track: HTMLElement;
  private readonly slides: HTMLElement[];
  private readonly isFading: boolean;
  private readonly dots: HTMLButtonElement[] = [];
  private readonly count = document.createElement('span');
  private readonly clockwork: Clockwork | null;
  private readonly texts: SliderTexts;
  private at = 0;
  private swipeFrom: number | null = null;

  constructor(
    private readonly frame: HTMLElement,
    track: HTMLElement,
  ) {
    this.track = track;
    this.texts = readTexts(frame);
    this.slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
    this.isFading = frame.dataset.sl === 'fade';
    const seconds = Number(frame.dataset.au);
    this.clockwork = seconds > 0 ? new Clockwork(frame, seconds, this.texts, () => this.go(this.at + 1)) : null;
    this.addControls();
    this.listen();
    if (this.isFading) {
      frame.classList.add('sl-f');
      track.removeAttribute('tabindex');
      this.swipes();
    }
    this.mark(0);
  }

  /** Goes round: after the last comes the first. */
  private go(index: number): void {
    const { slides, track } = this;
    const next = (index + slides.length) % slides.length;
    const slide = slides[next];
    if (!slide) return;
    if (this.isFading) this.mark(next);
    else track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: wantsCalm() ? 'auto' : 'smooth' });
  }

  private mark(index: number): void {
    this.at = index;
    this.slides.forEach((slide, place) => slide.classList.toggle('sl-now', place === index));
    this.dots.forEach((dot, place) => dot.setAttribute('aria-current', String(place === index)));
    this.count.textContent = `${index + 1} / ${this.slides.length}`;
  }

  private addControls(): void {
    const { frame, slides, clockwork, texts } = this;
    const bar = document.createElement('div');
    bar.className = 'sl-b';
    if (clockwork) bar.append(clockwork.button);
    if (slides.length <= maxDots) {
      for (const index of slides.keys()) {
        const dot = document.createElement('button');
        dot.type = 'button';
        dot.className = 'sl-d';
        dot.ariaLabel = texts.slide.replace('#', String(index + 1));
        dot.addEventListener('click', () => this.go(index));
        this.dots.push(dot);
      }
      bar.append(...this.dots);
    } else {
      this.count.className = 'sl-c';
      bar.append(this.count);
    }
    const stage = document.createElement('div');
    stage.className = 'sl-s';
    this.track.replaceWith(stage);
    stage.append(
      makeButton('rb-p', texts.previous, () => this.go(this.at - 1)),
      this.track,
      makeButton('rb-n', texts.next, () => this.go(this.at + 1)),
    );
    frame.append(bar);
  }

  private listen(): void {
    const { frame, track } = this;
    track.addEventListener(
      'scroll',
      () => {
        if (this.isFading) return;
        const index = Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
        if (index !== this.at) this.mark(index);
      },
      { passive: true },
    );
    frame.addEventListener('keydown', (event) => {
      const on = isRightToLeft(frame) ? -1 : 1;
      const to: Record<string, number> = {
        ArrowRight: this.at + on,
        ArrowLeft: this.at - on,
        Home: 0,
        End: this.slides.length - 1,
      };
      const index = Object.hasOwn(to, event.key) ? to[event.key] : undefined;
      if (index === undefined) return;
      event.preventDefault();
      this.go(index);
    });
  }

  /** Slides that fade do not scroll, so a finger's way is measured here. */
  private swipes(): void {
    const { track } = this;
    track.addEventListener('pointerdown', (event) => {
      this.swipeFrom = event.isPrimary && event.pointerType !== 'mouse' ? event.clientX : null;
    });
    track.addEventListener('pointerup', (event) => {
      const moved = this.swipeFrom === null ? 0 : event.clientX - this.swipeFrom;
      this.swipeFrom = null;
      if (Math.abs(moved) <= swipePx) return;
      const on = moved < 0 === !isRightToLeft(track);
      this.go(this.at + (on ? 1 : -1));
    });
  }
}
