// Plays a page's background video, silently, for visitors who want motion and have data to spare; all others keep its poster.

import { readTexts } from '../kit/script-texts.js';

/** Network Information API: not in every browser, nor in its types. */
const savesData = () => {
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true;
};

/** Starts, stops and offers a switch. A video of another host is asked for only when the visitor presses it. */
export function startBackdrop(): void {
  const video = document.querySelector<HTMLVideoElement>('.bg video');
  if (!video) return;
  const calm = matchMedia('(prefers-reduced-motion:reduce)');
  const isOwn = new URL(video.src, location.href).origin === location.origin;
  let isWanted = isOwn && !calm.matches && !savesData();

  const texts = readTexts<'pause' | 'play'>(video);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'bgp';
  const updateButton = () => {
    button.ariaLabel = isWanted ? texts.pause : texts.play;
    button.toggleAttribute('data-off', !isWanted);
  };
  const follow = () => {
    updateButton();
    // Autoplay is allowed only without sound, and the file may contain an audio track.
    video.muted = true;
    if (!isWanted || document.hidden) return video.pause();
    void video.play().catch(() => {
      isWanted = false;
      updateButton();
    });
  };
  button.addEventListener('click', () => {
    isWanted = !isWanted;
    follow();
  });
  calm.addEventListener('change', () => {
    if (calm.matches) isWanted = false;
    follow();
  });
  document.addEventListener('visibilitychange', follow);
  video.closest('.bg')?.after(button);
  follow();
}
