import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** What time it is. Tests put a fixed one in its place. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** @param ms may be negative */
  in(ms: number): Date {
    return new Date(this.now().getTime() + ms);
  }

  /** Resolves when `ms` have passed. */
  async pause(ms: number): Promise<void> {
    await wait(ms);
  }
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
