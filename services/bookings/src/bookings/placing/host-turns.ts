import { Injectable } from '@nestjs/common';
import { KeyedQueue } from '@linkyard/service-kit';

/** Transactions of one host that run beside each other: enough to use the time one waits for the database, too few to conflict all the time. */
const perHost = 4;

/** What takes times of one host runs a few at a time in a process. */
@Injectable()
export class HostTurns extends KeyedQueue {
  constructor() {
    super(perHost);
  }
}
