import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { paymentSettled } from '@linkyard/contracts';
import { Payables } from './payables.js';
import { PaymentEvents } from './payment-events.js';
import { aTicket, TicketPayable } from './testing/ticket-payable.js';

const id = 'a'.repeat(24);
const settled = paymentSettled.data.parse({
  ...{ paymentId: 'b'.repeat(24), ownerId: 'c'.repeat(24), provider: 'stripe', amount: 1000, currency: 'EUR' },
  subject: { service: 'commerce', kind: 'invoice', id },
});
const providing = async (...subjects: TicketPayable[]) => {
  const providers = subjects.map((subject, index) => ({ provide: `payable-${index}`, useValue: subject }));
  const module = { imports: [DiscoveryModule], providers: [Payables, PaymentEvents, ...providers] };
  return Test.createTestingModule(module).compile();
};

describe('the payables of a service', () => {
  it('are found among its providers, so that one more is one more class', async () => {
    const tickets = new TicketPayable([aTicket(id)]);
    const app = await providing(tickets);
    const flow = app.get(Payables).flowOf('invoice');
    await flow.settled(settled, new Date());
    expect(tickets.followed).toEqual([`paid ${id}`]);
    expect(() => app.get(Payables).flowOf('order')).toThrow('Nothing of the kind order');
    await app.close();
  });

  it('refuse to start with two of one kind, and with none', async () => {
    const twice = await providing(new TicketPayable([]), new TicketPayable([]));
    await expect(twice.init()).rejects.toThrow('Two payables are of one kind: invoice');
    const none = await providing();
    await expect(none.init()).rejects.toThrow('nothing in it is paid for');
  });
});
