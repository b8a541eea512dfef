import { t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';
import { isEnded, mayRetry, type UploadItem } from './upload-item.js';

/** One file to be brought into the library. */
export interface UploadWork {
  file: File;
  name: string;
}
export interface UploadSteps {
  /** Aborted when the person cancels. */
  signal: AbortSignal;
  preparing: () => void;
  /** @param part of the file that is sent, 0 to 1 */
  sending: (part: number) => void;
}
export type Delivered = { ok: true; media: MediaView } | { ok: false; problem: string };
/** Brings one file to the library. A refusal is an answer; whatever it throws is worded as unforeseen. */
export type Deliver = (work: UploadWork, steps: UploadSteps) => Promise<Delivered>;

export interface QueuePorts {
  deliver: Deliver;
  onStored?: (media: MediaView) => void;
  newId?: () => string;
}

/** Files under way at once: more of them are not sooner there, and other calls of the page need connections too. */
export const maxConcurrent = 3;

/** Uploads in the order they were chosen, some at once. What happens to one file happens to no other. */
export class UploadQueue {
  private list: readonly UploadItem[] = [];
  private readonly works = new Map<string, UploadWork>();
  private readonly underWay = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private made = 0;

  constructor(private readonly ports: QueuePorts) {}

  /** The same array until something changes. */
  readonly items = (): readonly UploadItem[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  get isBusy(): boolean {
    return this.list.some((item) => !isEnded(item));
  }

  add(files: Iterable<File>): void {
    const taken = new Set(this.list.map(({ name }) => name));
    const added = [...files].map((file): UploadItem => {
      const name = nameApart(file.name || 'file', taken);
      taken.add(name);
      const id = this.newId();
      this.works.set(id, { file, name });
      return { id, name, size: file.size, state: 'waiting', sent: 0, problem: null, media: null };
    });
    this.set([...this.list, ...added]);
    this.begin();
  }

  /** Nothing of it is kept. One that is there already stays there. */
  cancel(id: string): void {
    const item = this.find(id);
    if (!item || isEnded(item)) return;
    const sending = this.underWay.get(id);
    this.underWay.delete(id);
    this.change(id, { state: 'cancelled', sent: 0 });
    sending?.abort();
    this.begin();
  }

  retry(id: string): void {
    const item = this.find(id);
    if (!item || !mayRetry(item)) return;
    this.change(id, { state: 'waiting', sent: 0, problem: null });
    this.begin();
  }

  /** Takes what has ended off the list. */
  dismiss(): void {
    this.list.filter(isEnded).forEach(({ id }) => this.works.delete(id));
    this.set(this.list.filter((item) => !isEnded(item)));
  }

  private begin() {
    for (const { id } of this.list.filter(({ state }) => state === 'waiting')) {
      if (this.underWay.size >= maxConcurrent) return;
      const work = this.works.get(id);
      if (work && !this.underWay.has(id)) void this.run(id, work);
    }
  }

  private async run(id: string, work: UploadWork) {
    const abort = new AbortController();
    this.underWay.set(id, abort);
    // A cancelled try may still speak when the next one of the same file has begun.
    const isCurrent = () => this.underWay.get(id) === abort;
    const steps: UploadSteps = {
      signal: abort.signal,
      preparing: () => void (isCurrent() && this.change(id, { state: 'preparing' })),
      sending: (part) =>
        void (isCurrent() && this.change(id, { state: 'sending', sent: Math.round(part * work.file.size) })),
    };
    this.change(id, { state: 'sending' });
    const delivered = await this.ports.deliver(work, steps).catch(unforeseen);
    if (!isCurrent()) return;
    this.underWay.delete(id);
    if (delivered.ok) {
      this.change(id, { state: 'stored', sent: work.file.size, media: delivered.media });
      this.ports.onStored?.(delivered.media);
    } else this.change(id, { state: 'failed', sent: 0, problem: delivered.problem });
    this.begin();
  }

  private find(id: string) {
    return this.list.find((item) => item.id === id);
  }

  private change(id: string, change: Partial<UploadItem>) {
    this.set(this.list.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  private set(items: readonly UploadItem[]) {
    this.list = items;
    this.listeners.forEach((listener) => listener());
  }

  private newId(): string {
    this.made += 1;
    return this.ports.newId?.() ?? `upload-${this.made}`;
  }
}

/** For example a file that was moved away after it was chosen: the browser then refuses to read it. */
function unforeseen(error: unknown): Delivered {
  const isGone = error instanceof DOMException && error.name === 'NotReadableError';
  return { ok: false, problem: isGone ? t`This file could not be read.` : t`Something went wrong` };
}

/** A name that is not taken yet: `photo.png`, then `photo (2).png`. */
function nameApart(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${number})${extension}`;
    if (!taken.has(next)) return next;
  }
}
