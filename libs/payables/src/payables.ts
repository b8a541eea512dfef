import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PayableSubject, type PayableKind } from './payable-subject.js';
import { PaymentFlow } from './payment-flow.js';
import type { PaymentState } from './transitions.js';

type Subject = PayableSubject<unknown>;

/**
 * A service refuses to start when it has no payable, or two of one kind.
 * @throws Error naming each kind
 */
export function checkPayables(kinds: readonly PayableKind[]): void {
  const doubled = [...new Set(kinds.filter((kind, index) => kinds.indexOf(kind) !== index))];
  if (doubled.length > 0) throw new Error(`Two payables are of one kind: ${doubled.join(', ')}`);
  if (kinds.length === 0) throw new Error('This service consumes payments, and nothing in it is paid for');
}

/** All that can be paid for in this service, found among its providers. */
@Injectable()
export class Payables {
  private flows: ReadonlyMap<PayableKind, PaymentFlow<unknown, PaymentState>> | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Nest runs it at the start. @throws Error naming kinds that two classes handle */
  onModuleInit(): void {
    this.flows ??= this.collect();
  }

  /** @throws Error for a kind of this service that no class handles: its money is not dropped in silence */
  flowOf(kind: PayableKind): PaymentFlow<unknown, PaymentState> {
    this.flows ??= this.collect();
    const flow = this.flows.get(kind);
    if (!flow) throw new Error(`Nothing of the kind ${kind} can be paid for in this service`);
    return flow;
  }

  private collect() {
    const instances: unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    const subjects = [...new Set(instances.filter((one): one is Subject => one instanceof PayableSubject))];
    checkPayables(subjects.map(({ kind }) => kind));
    return new Map(subjects.map((subject) => [subject.kind, new PaymentFlow(subject)]));
  }
}
