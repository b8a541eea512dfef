import { Player } from './player.js';

/** One voice at a time, over all audio blocks of the page. Media events do not bubble, but are seen on their way down. */
function letOneSpeak(root: HTMLElement): void {
  const own = [...root.querySelectorAll('audio')];
  document.addEventListener(
    'play',
    ({ target }) => {
      for (const audio of own) if (audio !== target) audio.pause();
    },
    true,
  );
}

export function start(root: HTMLElement): void {
  letOneSpeak(root);
  for (const audio of root.querySelectorAll('audio')) new Player(audio);
}
