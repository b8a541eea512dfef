import { describe, expect, it } from '@jest/globals';
import { allCommands } from '../all-contracts.js';
import { commandKind } from './command-kind.js';

const kindOf = (subject: string) => {
  const command = allCommands().find((one) => one.subject === subject);
  if (!command) throw new Error(`${subject} is no command`);
  return commandKind(command);
};

describe('the kind of a command', () => {
  it.each([
    ['auth.accounts.login', 'session'],
    ['auth.sessions.verify', 'session'],
    ['commerce.checkout.create', 'money'],
    ['commerce.checkout.pay', 'completion'],
    ['bookings.registrations.settle', 'completion'],
    ['commerce.payments.settle', 'money'],
    ['commerce.payments.start', 'money'],
    ['media.files.upload', 'slow'],
    ['white-label.hosts.resolve', 'internal'],
    ['commerce.orders.list', 'read'],
    ['commerce.checkout.quote', 'read'],
    ['commerce.products.delete', 'write'],
  ] as const)('of %s is %s', (subject, kind) => {
    expect(kindOf(subject)).toBe(kind);
  });
});
