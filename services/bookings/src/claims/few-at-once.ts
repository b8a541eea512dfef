import { Injectable } from '@nestjs/common';

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Transactions of one host that may run beside each other: enough to use the time one waits for the database, too few to get in each other's way. */
const atOnce = 4;

/**
 * Work for one host a few at a time within a process, in the order of asking. Claims are right without it; but two hundred transactions that
 * want the same time would conflict and try again all at once.
 */
@Injectable()
export class FewAtOnce {
  private readonly lines = new Map<string, Line>();

  async run<Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(ownerId) ?? { running: 0, waiting: [] };
    this.lines.set(ownerId, line);
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      // The place goes to the next one, so that none who comes later overtakes.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.lines.delete(ownerId);
    }
  }
}
