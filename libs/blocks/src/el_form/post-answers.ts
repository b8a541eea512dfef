import { isSafeLink } from '@linkyard/contracts';
import { newKey } from '../kit/new-key.js';
import { pageOrigin } from '../kit/page-origin.js';
import { readTexts } from '../kit/script-texts.js';
import { askedFields, type ConditionalField } from './conditions.js';

// What happens to a form in the browser: conditions, messages beside the fields, sending without leaving the page.
// A field may be named like a property of the form element (action, submit), so those are never read from it.

const timeoutMs = 20_000;

interface Reply {
  status?: unknown;
  message?: unknown;
  errors?: unknown;
}

const controlsOf = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input,select,textarea'),
];

function readCondition(box: HTMLElement): ConditionalField['showIf'] {
  return box.dataset.if ? JSON.parse(box.dataset.if) : null;
}

class AnswerForm {
  private readonly boxes: HTMLElement[];
  private readonly notice: HTMLElement | null;
  private readonly button: HTMLButtonElement | null;
  private readonly texts: Readonly<Record<'failed' | 'chooseOne', string>>;
  private key = '';
  private keyedFor = '';

  constructor(
    private readonly root: HTMLElement,
    private readonly form: HTMLFormElement,
  ) {
    this.boxes = [...root.querySelectorAll<HTMLElement>('[data-f]')];
    this.notice = root.querySelector('.qs');
    this.button = root.querySelector('.qf .btn');
    this.texts = readTexts(form);
  }

  start(): void {
    this.form.setAttribute('novalidate', '');
    const started = this.root.querySelector<HTMLInputElement>('input[name=started_at][type=hidden]');
    if (started) started.value = String(Date.now());
    this.root.querySelectorAll('.qi').forEach((hint) => hint.remove());
    this.root.querySelectorAll<HTMLElement>('.qr output').forEach((output) => (output.hidden = false));
    this.refresh();
    this.root.addEventListener('input', ({ target }) => {
      const box = target instanceof Element ? target.closest<HTMLElement>('[data-f]') : null;
      if (box) this.mark(box, '');
      this.refresh();
    });
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
  }

  /** Fields appear and go with the answers they hang on; one that is not asked is neither checked nor sent. */
  private refresh(): void {
    const sent = this.values();
    const fields = [...this.root.querySelectorAll<HTMLElement>('[data-f],.qf>input[type=hidden]')].map((box) => ({
      id: box.dataset.f ?? box.getAttribute('name') ?? '',
      showIf: readCondition(box),
    }));
    const asked = askedFields(fields, (id) => sent.getAll(id).map(String));
    for (const box of this.boxes) {
      const isAsked = asked.has(box.dataset.f ?? '');
      box.hidden = !isAsked;
      for (const control of controlsOf(box)) {
        if (box.dataset.r === '' && box.dataset.k !== 'group checkbox') control.required = isAsked;
        if (control.type === 'range') control.nextElementSibling?.nextElementSibling?.replaceChildren(control.value);
      }
    }
  }

  private values(): FormData {
    return new FormData(this.form);
  }

  private answers(): Record<string, string | string[]> {
    const sent = this.values();
    const rows = this.boxes
      .filter((box) => !box.hidden)
      .map((box): [string, string | string[]] => {
        const id = box.dataset.f ?? '';
        const values = sent.getAll(id).map(String);
        return [id, box.dataset.k === 'group checkbox' ? values : (values[0] ?? '')];
      });
    return Object.fromEntries(rows);
  }

  private mark(box: HTMLElement, message: string): void {
    box.querySelector('.qe')?.replaceChildren(message);
    for (const control of controlsOf(box)) {
      if (message) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }

  private say(message: string): void {
    this.notice?.replaceChildren(message);
  }

  /** Shows what is wrong beside its field; what belongs to no field stands above the button. */
  private show(errors: { path: string; message: string }[]): void {
    let first: HTMLElement | undefined;
    for (const { path, message } of errors) {
      const id = path.replace(/^answers\./, '').split('.')[0];
      const box = this.boxes.find((candidate) => candidate.dataset.f === id && !candidate.hidden);
      if (box) {
        this.mark(box, message);
        first ??= controlsOf(box)[0];
      } else this.say(message);
    }
    first?.focus();
  }

  private check(): { path: string; message: string }[] {
    return this.boxes
      .filter((box) => !box.hidden)
      .flatMap((box) => {
        const controls = controlsOf(box);
        const path = box.dataset.f ?? '';
        if (box.dataset.k === 'group checkbox') {
          const isMissing = box.dataset.r === '' && !controls.some((c) => c instanceof HTMLInputElement && c.checked);
          return isMissing ? [{ path, message: this.texts.chooseOne }] : [];
        }
        const wrong = controls.find((control) => !control.validity.valid);
        return wrong ? [{ path, message: wrong.validationMessage }] : [];
      });
  }

  private async submit(): Promise<void> {
    if (this.button?.ariaBusy === 'true') return;
    this.say('');
    this.boxes.forEach((box) => this.mark(box, ''));
    const wrong = this.check();
    if (wrong.length > 0) {
      this.show(wrong);
      return;
    }
    this.button?.setAttribute('aria-busy', 'true');
    try {
      await this.send();
    } catch {
      // Offline, timed out, or an answer that is no JSON: the visitor can only try again, and nothing typed is lost.
      this.say(this.texts.failed);
    } finally {
      this.button?.removeAttribute('aria-busy');
    }
  }

  private async send(): Promise<void> {
    const [campaignId, pageId, sectionId] = (this.form.getAttribute('action') ?? '').split('/').slice(-3);
    const answers = this.answers();
    // Trying again with the same answers is the same sending; changed answers are a new one.
    const content = JSON.stringify(answers);
    if (content !== this.keyedFor) [this.key, this.keyedFor] = [newKey(), content];
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      const response = await fetch('/user/form/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal: stop.signal,
        body: JSON.stringify({
          campaignId,
          pageId,
          sectionId,
          answers,
          idempotencyKey: this.key,
          elapsedMs: Math.round(performance.now()),
          website_url: String(this.values().get('website_url') ?? ''),
          attribution: pageOrigin(),
        }),
      });
      this.finish(await response.json());
    } finally {
      clearTimeout(timer);
    }
  }

  private finish(reply: Reply): void {
    if (reply.status === 1) {
      this.thank();
    } else if (Array.isArray(reply.errors) && reply.errors.length > 0) {
      this.show(reply.errors);
    } else {
      this.say(typeof reply.message === 'string' && reply.message ? reply.message : this.texts.failed);
    }
  }

  private thank(): void {
    const { th } = this.form.dataset;
    if (th && isSafeLink(new URL(th, location.href).href)) {
      location.assign(th);
      return;
    }
    const thanks = this.root.querySelector<HTMLElement>('.qt');
    this.root.querySelectorAll<HTMLElement>('.qw>:not(.qt)').forEach((part) => (part.hidden = true));
    if (thanks) {
      thanks.hidden = false;
      thanks.focus();
    }
  }
}

/** Enhances the form of a section; without one (preview) it does nothing. */
export function startAnswerForm(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form.qf');
  if (form) new AnswerForm(root, form).start();
}
