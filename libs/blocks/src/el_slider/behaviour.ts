import { Slider } from './slider.js';

export function start(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('.sl');
  const track = root.querySelector<HTMLElement>('.sl-w');
  if (frame && track && track.children.length > 1) new Slider(frame, track);
}
