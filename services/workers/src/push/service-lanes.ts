/** Jobs for one push service in one process. What comes on top finds its notifications taken by these. */
const jobsAtOnce = 2;

/** How much of a worker one push service takes: one that does not answer delays no other. */
export class ServiceLanes {
  private readonly running = new Map<string, number>();

  /** @returns false when as many jobs of the service are running as may be; the work is then not done */
  async run(service: string, work: () => Promise<void>): Promise<boolean> {
    const running = this.running.get(service) ?? 0;
    if (running >= jobsAtOnce) return false;
    this.running.set(service, running + 1);
    try {
      await work();
      return true;
    } finally {
      const left = (this.running.get(service) ?? 1) - 1;
      if (left === 0) this.running.delete(service);
      else this.running.set(service, left);
    }
  }
}
