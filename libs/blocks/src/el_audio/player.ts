import { readTexts } from '../kit/script-texts.js';
import { clockText, spokenTime } from './clock-text.js';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
const stepSec = 5;
const longStepSec = 30;

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Our controls of one recording; the browser's own go, its `audio` element stays and plays. */
export class Player {
  private readonly button = make('button', 'au-b');
  private readonly seek = make('input', 'au-r');
  private readonly time = make('span', 'au-c');
  private readonly speed = make('select', 'au-s');
  private readonly trouble = make('p', 'm au-e');
  private readonly texts: Readonly<
    Record<'play' | 'pause' | 'position' | 'speed' | 'at' | 'unplayable' | 'open', string>
  >;
  private isSeeking = false;

  constructor(private readonly audio: HTMLAudioElement) {
    this.texts = readTexts(audio);
    const bar = make('div', 'au-p');
    this.prepare();
    bar.append(this.button, this.seek, this.time, this.speed);
    audio.controls = false;
    audio.after(bar, this.trouble);
    this.listen();
    this.follow();
  }

  private prepare(): void {
    const { button, seek, speed, texts } = this;
    button.type = 'button';
    seek.type = 'range';
    seek.min = '0';
    seek.step = 'any';
    seek.value = '0';
    seek.setAttribute('aria-label', texts.position);
    speed.setAttribute('aria-label', texts.speed);
    for (const value of speeds) {
      const option = new Option(`${value}×`, String(value), value === 1, value === 1);
      speed.append(option);
    }
    this.time.setAttribute('aria-hidden', 'true');
    this.trouble.setAttribute('role', 'status');
  }

  private listen(): void {
    const { audio, button, seek, speed } = this;
    button.addEventListener('click', () => this.toggle());
    seek.addEventListener('input', () => {
      this.isSeeking = true;
      this.show(Number(seek.value));
    });
    seek.addEventListener('change', () => {
      this.isSeeking = false;
      this.moveTo(Number(seek.value));
    });
    seek.addEventListener('keydown', (event) => this.onKey(event));
    speed.addEventListener('change', () => {
      audio.playbackRate = Number(speed.value);
    });
    for (const event of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'loadedmetadata']) {
      audio.addEventListener(event, () => this.follow());
    }
    audio.addEventListener('play', () => this.say(''));
    audio.addEventListener('error', () => this.onTrouble());
  }

  private toggle(): void {
    const { audio } = this;
    if (!audio.paused) return audio.pause();
    // A browser that cannot play says so by its error event too.
    audio.play().catch(() => this.onTrouble());
  }

  private moveTo(seconds: number): void {
    const { audio } = this;
    const end = Number.isFinite(audio.duration) ? audio.duration : 0;
    audio.currentTime = Math.min(end, Math.max(0, seconds));
    this.follow();
  }

  /** A range without a step moves by its smallest part; a listener wants seconds. */
  private onKey(event: KeyboardEvent): void {
    const by: Record<string, number> = {
      ArrowRight: stepSec,
      ArrowUp: stepSec,
      ArrowLeft: -stepSec,
      ArrowDown: -stepSec,
      PageUp: longStepSec,
      PageDown: -longStepSec,
    };
    const move = Object.hasOwn(by, event.key) ? by[event.key] : undefined;
    if (event.key === ' ') this.toggle();
    else if (move !== undefined) this.moveTo(this.audio.currentTime + move);
    else return;
    event.preventDefault();
  }

  private follow(): void {
    const { audio, button, texts } = this;
    const isPlaying = !audio.paused && !audio.ended;
    button.classList.toggle('au-on', isPlaying);
    button.setAttribute('aria-label', isPlaying ? texts.pause : texts.play);
    if (!this.isSeeking) this.show(audio.currentTime);
  }

  private show(seconds: number): void {
    const { audio, seek, time } = this;
    const { duration } = audio;
    const isKnown = Number.isFinite(duration) && duration > 0;
    seek.disabled = !isKnown;
    seek.max = String(isKnown ? duration : 1);
    if (!this.isSeeking) seek.value = String(seconds);
    seek.style.setProperty('--at', `${isKnown ? (100 * seconds) / duration : 0}%`);
    seek.setAttribute('aria-valuetext', isKnown ? this.spokenPosition(seconds, duration) : '');
    time.textContent = `${clockText(seconds)} / ${clockText(duration)}`;
  }

  private spokenPosition(seconds: number, duration: number): string {
    const { lang } = document.documentElement;
    return this.texts.at.replace('##', spokenTime(duration, lang)).replace('#', spokenTime(seconds, lang));
  }

  private say(words: string): void {
    this.trouble.textContent = words;
  }

  private onTrouble(): void {
    const link = document.createElement('a');
    link.href = this.audio.src;
    link.textContent = this.texts.open;
    this.trouble.replaceChildren(`${this.texts.unplayable} `, link);
  }
}
