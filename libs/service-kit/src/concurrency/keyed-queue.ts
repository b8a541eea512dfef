interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Runs work of one key at most `width` at a time within a process, in the order of the calls; keys do not wait for each other. For transactions
 * that write the same records: all at once they would conflict, and each would be tried again. What is stored must be right without it.
 */
export class KeyedQueue {
  private readonly lines = new Map<string, Line>();

  /** @param width 1 runs one after the other */
  constructor(private readonly width: number) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    if (line.running < this.width) line.running += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      // The place goes to the next in line, so that no later call overtakes it.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.lines.delete(key);
    }
  }
}
