import { wallTimeAt } from '../el_countdown/zone-time.js';
import { dayPartOf } from './day-part.js';

export function start(root: HTMLElement): void {
  const line = root.querySelector<HTMLElement>('.gr');
  if (!line) return;
  const { zone } = line.dataset;
  const greet = () => {
    const hour = zone ? wallTimeAt(Date.now(), zone).hour : new Date().getHours();
    const words = line.dataset[dayPartOf(hour)] ?? '';
    if (words && words !== line.textContent) line.textContent = words;
    line.hidden = words === '';
  };
  greet();
  // The tab may have been in the background overnight.
  document.addEventListener('visibilitychange', greet);
}
