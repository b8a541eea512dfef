import { Injectable } from '@nestjs/common';

/**
 * Work for one host one after the other within a process. Claims are right without it; but two hundred transactions that want the same
 * time would conflict and try again all at once.
 */
@Injectable()
export class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(ownerId) ?? Promise.resolve();
    const running = before.then(work, work);
    // What comes next waits for the end, however this one ends.
    const ended = running.catch(() => undefined);
    this.last.set(ownerId, ended);
    try {
      return await running;
    } finally {
      if (this.last.get(ownerId) === ended) this.last.delete(ownerId);
    }
  }
}
