import { tellOffsets, wallTimeAt } from '../el_countdown/zone-time.js';
import { dayPartOf } from './day-part.js';

export function start(root: HTMLElement): void {
  const line = root.querySelector<HTMLElement>('.gr');
  if (!line) return;
  const { offsets, zone } = line.dataset;
  if (zone && offsets) tellOffsets(zone, offsets);
  const greet = () => {
    const hour = zone ? wallTimeAt(Date.now(), zone).hour : new Date().getHours();
    const words = line.dataset[dayPartOf(hour)] ?? '';
    if (words && words !== line.textContent) line.textContent = words;
    line.hidden = words === '';
  };
  greet();
  // A page that lay in a background tab over night.
  document.addEventListener('visibilitychange', greet);
}
