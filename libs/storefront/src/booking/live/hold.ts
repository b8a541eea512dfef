import { holdKey } from './hold-key.js';

interface HoldAnswer {
  status?: number;
  code?: string;
  message?: string;
  data?: { expiresAt: string };
}

/** Keeps the chosen time for its visitor while the form is filled in. */
export function startHold(main: HTMLElement): void {
  const form = main.querySelector<HTMLFormElement>('form[data-hold]');
  const note = main.querySelector<HTMLElement>('[data-hold-note]');
  if (!form || !note) return;
  const started = fieldOf(form, 'started_at');
  if (started && started.value === '') started.value = String(Date.now());
  void keep(main, form, note);
}

const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function keep(main: HTMLElement, form: HTMLFormElement, note: HTMLElement): Promise<void> {
  const key = holdKey();
  const field = fieldOf(form, 'holdKey');
  if (field) field.value = key;
  const answer = await askForHold(form, key);
  if (answer?.status === 1 && answer.data) {
    offerAgain(main, key);
    countDown(note, Date.parse(answer.data.expiresAt));
  } else if (answer?.code?.startsWith('bookings.')) {
    if (field) field.value = '';
    show(note, note.getAttribute(`data-${answer.code}`) ?? answer.message ?? '');
  }
}

/** Null without a reply: the time can be booked without a hold. */
async function askForHold({ dataset }: HTMLFormElement, key: string): Promise<HoldAnswer | null> {
  const { hold: publicId, start, length } = dataset;
  try {
    const answer = await fetch('/user/appointment/hold', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ publicId, start, duration: Number(length), holdKey: key }),
    });
    return await answer.json();
  } catch {
    return null;
  }
}

/** The way back offers the time that is held as free to who holds it. */
function offerAgain(main: HTMLElement, key: string): void {
  const back = main.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!back) return;
  const address = new URL(back.href);
  address.searchParams.set('hold', key);
  back.href = address.href;
}

function countDown(note: HTMLElement, end: number): void {
  const left = Math.round((end - Date.now()) / 1000);
  if (left <= 0) return show(note, note.dataset['ended'] ?? '');
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  show(note, (note.dataset['kept'] ?? '').replace('{time}', time));
  setTimeout(countDown, 1000, note, end);
}

function show(note: HTMLElement, text: string): void {
  note.textContent = text;
  note.hidden = false;
}
