import { wantsCalm } from '../kit/round-button.js';

export type ClockworkTexts = Readonly<Record<'stop' | 'run', string>>;

/**
 * Autoplay for slides. Pauses under the pointer, with keyboard focus inside, outside the viewport and
 * in a hidden tab; the button stops it for good. With reduced motion it starts stopped. @source WCAG 2.2.2
 */
export class Clockwork {
  readonly button = document.createElement('button');
  private isOn = !wantsCalm();
  private isSeen = true;
  private isHeld = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: HTMLElement,
    private readonly seconds: number,
    private readonly texts: ClockworkTexts,
    private readonly turn: () => void,
  ) {
    this.button.type = 'button';
    this.button.className = 'sl-u';
    this.button.addEventListener('click', () => {
      this.isOn = !this.isOn;
      // An explicit start overrides the pause under the pointer, which is still on the button.
      this.isHeld = false;
      this.follow();
    });
    for (const event of ['pointerenter', 'focusin']) frame.addEventListener(event, () => this.hold(true));
    for (const event of ['pointerleave', 'focusout']) frame.addEventListener(event, () => this.hold(false));
    document.addEventListener('visibilitychange', () => this.follow());
    new IntersectionObserver(([entry]) => {
      this.isSeen = entry?.isIntersecting ?? true;
      this.follow();
    }).observe(frame);
    this.follow();
  }

  private hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.follow();
  }

  private follow(): void {
    const { button, frame, isOn, texts } = this;
    clearTimeout(this.timer);
    button.classList.toggle('sl-off', !isOn);
    button.ariaLabel = isOn ? texts.stop : texts.run;
    // Automatic slide changes must not be announced; changes made by the visitor are.
    frame.querySelector('.sl-w')?.setAttribute('aria-live', isOn ? 'off' : 'polite');
    if (!isOn || this.isHeld || !this.isSeen || document.hidden) return;
    this.timer = setTimeout(() => {
      this.turn();
      this.follow();
    }, this.seconds * 1000);
  }
}
