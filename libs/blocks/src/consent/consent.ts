import { readTexts } from '../kit/script-texts.js';
import { loadPixels } from './load-pixels.js';

// Loads third-party analytics only after consent. The answer is stored in this browser, per page; the banner can be reopened from the
// footer to change it.

const keyOf = () => `consent:${document.body.dataset.k ?? ''}`;

function answer(): string | null {
  try {
    return localStorage.getItem(keyOf());
  } catch {
    // Storage is switched off: then it is asked on each visit.
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(keyOf(), value);
  } catch {
    // As above.
  }
}

/** Asks, or does what was answered before. */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('#consent');
  if (!banner) return;
  const given = answer();
  let isLoaded = false;
  const act = (choice: string | null) => {
    if (choice !== 'yes' || isLoaded) return;
    isLoaded = true;
    loadPixels(JSON.parse(banner.dataset.pixels ?? '{}'));
  };
  banner.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-consent]')?.dataset.consent : null;
    if (!choice) return;
    const was = answer();
    keep(choice);
    banner.hidden = true;
    // A loaded script cannot be unloaded, so the page reloads without it.
    if (was === 'yes' && choice === 'no') location.reload();
    else act(choice);
  });
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'cb-o';
  again.textContent = readTexts<'choices'>(banner).choices;
  again.addEventListener('click', () => {
    banner.hidden = false;
    banner.querySelector('button')?.focus();
  });
  (document.querySelector('.ft') ?? document.querySelector('.bd'))?.append(again);
  banner.hidden = given !== null;
  act(given);
}
