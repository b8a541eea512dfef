import { newKey } from '../kit/new-key.js';
import { pageOrigin } from '../kit/page-origin.js';
import { readTexts } from '../kit/script-texts.js';
import { problemOf, thankInstead, type VisitorReply } from '../kit/visitor-reply.js';
import { maxUploadBytes } from './accepted.js';

const timeoutMs = 10 * 60_000;

interface Reply extends VisitorReply {
  data?: { text: string };
}

/** Sends a form and reports progress, which fetch cannot do for uploads. */
function post(body: FormData, onPart: (part: number) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/user/upload/submit');
    request.timeout = timeoutMs;
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('no answer')));
    request.onerror = request.ontimeout = () => reject(new Error('not sent'));
    request.send(body);
  });
}

class UploadForm {
  private readonly notice: HTMLElement | null;
  private readonly button: HTMLButtonElement | null;
  private readonly file: HTMLInputElement | null;
  private readonly bar = document.createElement('progress');
  private readonly texts: Readonly<Record<'failed' | 'sending' | 'tooLarge', string>>;
  private key = newKey();

  constructor(
    root: HTMLElement,
    private readonly form: HTMLFormElement,
  ) {
    this.texts = readTexts(form);
    this.notice = root.querySelector('.up-e');
    this.button = root.querySelector('.up-f .btn');
    this.file = root.querySelector('input[type=file]');
    this.bar.max = 1;
    this.bar.ariaLabel = this.texts.sending;
  }

  start(): void {
    // Changed content is a new sending; the same again is the same one.
    this.form.addEventListener('input', () => (this.key = newKey()));
    this.file?.addEventListener('change', () => this.say(this.tooLarge() ? this.texts.tooLarge : ''));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.button?.ariaBusy !== 'true') void this.submit();
    });
  }

  private tooLarge = () => (this.file?.files?.[0]?.size ?? 0) > maxUploadBytes;

  private say(message: string): void {
    this.notice?.replaceChildren(message);
  }

  private async submit(): Promise<void> {
    if (this.tooLarge()) return;
    this.say('');
    this.button?.setAttribute('aria-busy', 'true');
    this.bar.value = 0;
    this.button?.before(this.bar);
    try {
      this.finish(await post(this.body(), (part) => (this.bar.value = part)));
    } catch {
      // Offline, timed out, or an answer that is no JSON: nothing chosen or typed is lost.
      this.say(this.texts.failed);
    } finally {
      this.bar.remove();
      this.button?.removeAttribute('aria-busy');
    }
  }

  private body(): FormData {
    const body = new FormData(this.form);
    const [campaignId = '', pageId = '', sectionId = ''] = (this.form.getAttribute('action') ?? '')
      .split('/')
      .slice(-4);
    body.delete('started_at');
    const more = {
      campaignId,
      pageId,
      sectionId,
      idempotencyKey: this.key,
      elapsedMs: String(Math.round(performance.now())),
      attribution: JSON.stringify(pageOrigin()),
    };
    for (const [name, value] of Object.entries(more)) body.set(name, value);
    return body;
  }

  private finish(reply: Reply): void {
    if (reply.status !== 1 || !reply.data) this.say(problemOf(reply, this.texts.failed));
    else thankInstead(this.form, reply.data.text, 'up-k');
  }
}

/** Sends without leaving the page, with a bar; without a form (preview) it does nothing. */
export function start(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form.up-f');
  if (form) new UploadForm(root, form).start();
}
