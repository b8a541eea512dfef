/**
 * Remembers nonces of accepted messages for at least one window, in two generations that take turns. Each process remembers its own: a copy
 * of the service in the same queue group would accept the message once more within the window.
 */
export class ReplayGuard {
  private current = new Set<string>();
  private previous = new Set<string>();
  private turnsAt = 0;

  constructor(private readonly windowMs: number) {}

  /** @returns false when the nonce was seen within the window */
  accept(nonce: string, now: number): boolean {
    if (now >= this.turnsAt) {
      this.previous = now >= this.turnsAt + this.windowMs ? new Set() : this.current;
      this.current = new Set();
      this.turnsAt = now + this.windowMs;
    }
    if (this.current.has(nonce) || this.previous.has(nonce)) return false;
    this.current.add(nonce);
    return true;
  }
}
