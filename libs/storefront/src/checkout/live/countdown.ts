/** Counts down the seconds in `data-left` by the pace of this device, whatever time its clock shows. */
export function startCountdown(timer: HTMLElement): void {
  const { left, text = '', over = '' } = timer.dataset;
  const end = Date.now() + Number(left) * 1000;
  const tick = () => {
    const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
    if (seconds === 0) {
      const sentence = timer.closest('p');
      if (sentence) sentence.textContent = over;
      return;
    }
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    timer.textContent = text.replace('{time}', time);
    setTimeout(tick, 1000);
  };
  tick();
}
