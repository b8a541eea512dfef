import { numberFormat } from '@linkyard/languages/formats';
import { newKey } from '../kit/new-key.js';
import { pageOrigin } from '../kit/page-origin.js';
import { readTexts } from '../kit/script-texts.js';
import { problemOf, thankInstead, type VisitorReply } from '../kit/visitor-reply.js';
import { averageOf, countText, ratingCount, shareOf } from './summary.js';

const timeoutMs = 20_000;

interface Kept {
  key: string;
  stars: string;
}
interface Reply extends VisitorReply {
  data?: { text: string; counts: number[] };
}

/** What this browser knows of its own rating of this section, so that a second one changes it. */
function storeOf(sectionId: string) {
  const name = `ra:${sectionId}`;
  return {
    read(): Kept | null {
      try {
        return JSON.parse(localStorage.getItem(name) ?? 'null');
      } catch {
        // Storage is shut or holds something else: the server then goes by the network.
        return null;
      }
    },
    write(kept: Kept) {
      try {
        localStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // Storage is shut: this visitor rates as one without a memory.
      }
    },
  };
}

class RatingForm {
  private readonly store: ReturnType<typeof storeOf>;
  private readonly notice: HTMLElement | null;
  private readonly button: HTMLButtonElement | null;
  private readonly ids: string[];
  private readonly texts: Readonly<Record<'failed' | 'one' | 'other', string>>;
  private key = '';
  private keyedFor = '';

  constructor(
    private readonly root: HTMLElement,
    private readonly form: HTMLFormElement,
  ) {
    this.ids = (form.getAttribute('action') ?? '').split('/').slice(-4, -1);
    this.store = storeOf(this.ids[2] ?? '');
    this.texts = readTexts(form);
    this.notice = root.querySelector('.ra-e');
    this.button = root.querySelector('.ra-f .btn');
  }

  start(): void {
    const kept = this.store.read();
    const before = kept && this.form.querySelector<HTMLInputElement>(`[name=stars][value="${Number(kept.stars)}"]`);
    if (before) before.checked = true;
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.button?.ariaBusy !== 'true') void this.submit();
    });
  }

  private say(message: string): void {
    this.notice?.replaceChildren(message);
  }

  private async submit(): Promise<void> {
    this.say('');
    this.button?.setAttribute('aria-busy', 'true');
    try {
      await this.send();
    } catch {
      // Offline, timed out, or an answer that is no JSON: nothing typed is lost.
      this.say(this.texts.failed);
    } finally {
      this.button?.removeAttribute('aria-busy');
    }
  }

  private async send(): Promise<void> {
    const sent = new FormData(this.form);
    const textOf = (name: string) => String(sent.get(name) ?? '').trim();
    const [campaignId, pageId, sectionId] = this.ids;
    const words = { comment: textOf('comment'), name: textOf('name'), email: textOf('email') };
    const visitorKey = this.store.read()?.key ?? newKey();
    const content = JSON.stringify([words, textOf('stars')]);
    // Trying again with the same content is the same sending.
    if (content !== this.keyedFor) [this.key, this.keyedFor] = [newKey(), content];
    this.store.write({ key: visitorKey, stars: textOf('stars') });
    const response = await fetch('/user/rating/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify({
        campaignId,
        pageId,
        sectionId,
        stars: Number(textOf('stars')),
        ...words,
        visitorKey,
        idempotencyKey: this.key,
        elapsedMs: Math.round(performance.now()),
        website_url: textOf('website_url'),
        attribution: pageOrigin(),
      }),
    });
    this.finish(await response.json());
  }

  private finish(reply: Reply): void {
    if (reply.status !== 1 || !reply.data) {
      this.say(problemOf(reply, this.texts.failed));
      return;
    }
    this.show(reply.data.counts);
    thankInstead(this.form, reply.data.text, 'ra-k');
  }

  /** The server renders the page again shortly afterwards. */
  private show(counts: number[]): void {
    const total = ratingCount(counts);
    const part = (name: string) => this.root.querySelector<HTMLElement>(`[data-ra="${name}"]`);
    const format = numberFormat(document.documentElement.lang, { minimumFractionDigits: 1 });
    part('average')?.replaceChildren(format.format(averageOf(counts) ?? 0));
    part('count')?.replaceChildren(countText(total, this.texts));
    counts.forEach((count, index) => {
      part(`count-${index + 1}`)?.replaceChildren(String(count));
      part(`share-${index + 1}`)?.setAttribute('value', String(shareOf(count, total)));
    });
    this.root.querySelectorAll<HTMLElement>('.ra-a,.ra-b').forEach((element) => (element.hidden = total === 0));
  }
}

/** Sends without leaving the page; without a form (preview) it does nothing. */
export function start(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form.ra-f');
  if (form) new RatingForm(root, form).start();
}
