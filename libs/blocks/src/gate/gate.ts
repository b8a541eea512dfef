import { readTexts } from '../kit/script-texts.js';
import { problemOf, type VisitorReply } from '../kit/visitor-reply.js';

// Sends the answer to a gate without leaving the page: what is wrong stands above the button, and what was typed elsewhere on the
// page is lost only when the gate opens. Without this script the form posts and comes back.

async function ask(form: HTMLFormElement, failed: string): Promise<string | null> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  fields.append('elapsed', String(Math.round(performance.now())));
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
  });
  const reply: VisitorReply = await response.json();
  return reply.status === 1 ? null : problemOf(reply, failed);
}

/** Enhances every gate of the page. */
export function startGates(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-gate]')) {
    const notice = form.querySelector('.gt-e');
    const button = form.querySelector('button');
    const { failed } = readTexts<'failed'>(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (button?.ariaBusy === 'true') return;
      if (button) button.ariaBusy = 'true';
      notice?.replaceChildren();
      ask(form, failed)
        .catch(() => failed)
        .then((problem) => {
          if (button) button.ariaBusy = 'false';
          if (problem === null) location.reload();
          else notice?.replaceChildren(problem);
        });
    });
  }
}
