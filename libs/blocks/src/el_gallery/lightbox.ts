import { isRightToLeft, makeButton } from '../kit/round-button.js';

const swipePx = 48;

interface Shown {
  src: string;
  alt: string;
}

export type GalleryTexts = Readonly<Record<'previous' | 'next' | 'pictures' | 'close', string>>;

/** Switches the two off at the ends; the one that goes off hands the keyboard to the other. */
export function limitButtons(previous: HTMLButtonElement, next: HTMLButtonElement, at: number, count: number): void {
  const focused = document.activeElement;
  previous.disabled = at === 0;
  next.disabled = at === count - 1;
  if (focused === previous && previous.disabled) next.focus();
  if (focused === next && next.disabled) previous.focus();
}

/**
 * Pictures large, over the page: arrow keys, Home, End, swipe, Escape. A real modal dialog, so the browser keeps
 * focus inside and gives it back to the picture it came from.
 */
export class Lightbox {
  private readonly dialog = document.createElement('dialog');
  private readonly picture = document.createElement('img');
  private readonly words = document.createElement('div');
  private readonly count = document.createElement('span');
  private readonly previous: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private at = 0;
  private swipeFrom: number | null = null;

  constructor(
    host: HTMLElement,
    private readonly images: Shown[],
    texts: GalleryTexts,
  ) {
    this.previous = makeButton('rb-p', texts.previous, () => this.show(this.at - 1));
    this.next = makeButton('rb-n', texts.next, () => this.show(this.at + 1));
    this.dialog.className = 'lb';
    this.dialog.ariaLabel = texts.pictures;
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.setAttribute('aria-live', 'polite');
    caption.append(this.words, this.count);
    figure.append(this.picture, caption);
    const close = makeButton('ga-x', texts.close, () => this.dialog.close());
    this.dialog.append(close, this.previous, this.next, figure);
    host.append(this.dialog);
    this.listen();
  }

  open(index: number): void {
    document.documentElement.style.overflow = 'hidden';
    this.dialog.showModal();
    this.show(index);
  }

  private show(index: number): void {
    const image = this.images[index];
    if (!image) return;
    this.at = index;
    this.picture.src = image.src;
    this.picture.alt = image.alt;
    this.words.textContent = image.alt;
    this.count.textContent = `${index + 1} / ${this.images.length}`;
    limitButtons(this.previous, this.next, index, this.images.length);
    const following = this.images[index + 1];
    if (following) new Image().src = following.src;
  }

  private step(by: number): void {
    this.show(this.at + (isRightToLeft(this.dialog) ? -by : by));
  }

  private listen(): void {
    const { dialog } = this;
    dialog.addEventListener('close', () => {
      document.documentElement.style.overflow = '';
    });
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') this.step(1);
      if (key === 'ArrowLeft') this.step(-1);
      if (key === 'Home') this.show(0);
      if (key === 'End') this.show(this.images.length - 1);
    });
    dialog.addEventListener('pointerdown', (event) => {
      this.swipeFrom = event.isPrimary && event.pointerType !== 'mouse' ? event.clientX : null;
    });
    dialog.addEventListener('pointerup', (event) => {
      const moved = this.swipeFrom === null ? 0 : event.clientX - this.swipeFrom;
      this.swipeFrom = null;
      // A finger drawing on a magnified picture moves it, not the gallery.
      if (Math.abs(moved) > swipePx && (visualViewport?.scale ?? 1) < 1.05) this.step(moved < 0 ? 1 : -1);
    });
  }
}
