import { startCountdown } from './live/countdown.js';
import { startSharing } from './live/share.js';
import { startUpdates } from './live/update-form.js';

// Without this script the button "Update total" does what the updates do, and the text says how long the items are held.

document.documentElement.classList.add('live');
const timer = document.querySelector<HTMLElement>('[data-left]');
if (timer) startCountdown(timer);
startSharing(document);
const form = document.querySelector<HTMLFormElement>('form.co');
if (form) startUpdates(form);
