import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.js';

const now = new Date('2026-11-26T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 1_440);
const right = { address: 'right', proof: 'right', resolverHolds: true, isIssuable: true } as const;
const wrong = { address: 'wrong', proof: 'wrong', resolverHolds: false, isIssuable: true } as const;
type Judged = Parameters<typeof decide>[0];
const domain: Judged = {
  ...{ state: 'pending', attempts: 0, failedChecks: 0, failingSince: null, resolverHeldAt: null, claimedAt: now },
  ...{ certState: 'none', certExpiresAt: null },
};
const active: Judged = { ...domain, state: 'active' };

describe('a look at a claim', () => {
  it('verifies it by proof and address together', () => {
    expect(decide(domain, right, now)).toMatchObject({ step: 'verified', fields: { nextCheckAt: days(1) } });
    for (const half of [{ proof: 'wrong' }, { address: 'wrong' }, { proof: 'unsure' }, { address: 'unknown' }] as const)
      expect(decide(domain, { ...right, resolverHolds: false, ...half }, now).step).toBeNull();
  });

  it('leaves it waiting while no certificate could be issued', () => {
    expect(decide(domain, { ...right, isIssuable: false }, now).step).toBeNull();
  });

  it('is repeated after 1, 2, 5, 10, 30 and 60 minutes, then daily', () => {
    const waits = Array.from(
      { length: 8 },
      (_, attempts) => decide({ ...domain, attempts }, wrong, now).fields.nextCheckAt,
    );
    expect(waits).toEqual([...[1, 2, 5, 10, 30, 60].map(minutes), days(1), days(1)]);
  });

  it('ends it after 14 days', () => {
    expect(decide({ ...domain, claimedAt: days(-13.9) }, wrong, now).step).toBeNull();
    expect(decide({ ...domain, claimedAt: days(-14) }, wrong, now)).toMatchObject({
      step: 'expired',
      fields: { nextCheckAt: null },
    });
    expect(decide({ ...domain, claimedAt: days(-14) }, right, now).step).toBe('verified');
  });

  it('goes by the resolver where the name servers disagree, once it has said so twice', () => {
    const unsure = { address: 'unsure', proof: 'unsure', resolverHolds: true, isIssuable: true } as const;
    const first = decide(domain, unsure, now);
    expect(first).toMatchObject({ step: null, fields: { resolverHeldAt: now } });
    expect(decide({ ...domain, ...first.fields }, unsure, new Date(now.getTime() + 5_000)).step).toBeNull();
    expect(decide({ ...domain, ...first.fields }, { ...unsure, resolverHolds: false }, minutes(1))).toMatchObject({
      step: null,
      fields: { resolverHeldAt: null },
    });
    expect(decide({ ...domain, ...first.fields }, unsure, minutes(1)).step).toBe('verified');
  });

  it('by a person verifies a suspended domain again', () => {
    expect(decide({ ...domain, state: 'suspended' }, right, now).step).toBe('verified');
    expect(decide({ ...domain, state: 'suspended' }, wrong, now)).toMatchObject({
      step: null,
      fields: { nextCheckAt: null },
    });
  });
});

describe('a look at a served domain', () => {
  it('is repeated daily, whatever became of the proof', () => {
    const { step, fields } = decide(active, { ...right, proof: 'wrong' }, now);
    expect([step, fields.nextCheckAt, fields.failedChecks]).toEqual([null, days(1), 0]);
  });

  it('makes it failing at the third miss in a row', () => {
    const first = decide(active, wrong, now);
    const second = decide({ ...active, ...first.fields }, wrong, now);
    const third = decide({ ...active, ...second.fields }, wrong, now);
    expect([first, second, third].map(({ step, fields }) => [step, fields.nextCheckAt])).toEqual([
      [null, minutes(10)],
      [null, minutes(60)],
      ['missed', minutes(60)],
    ]);
    expect(third.fields.failingSince).toEqual(now);
    expect(decide({ ...active, ...second.fields }, right, now).fields.failedChecks).toBe(0);
  });

  it('changes nothing while servers disagree or do not answer', () => {
    for (const address of ['unsure', 'unknown'] as const)
      expect(decide({ ...active, failedChecks: 2 }, { ...wrong, address }, now)).toMatchObject({
        step: null,
        fields: { failedChecks: 2 },
      });
  });

  it('brings a failing one back, with its certificate while that lasts', () => {
    const failing: Judged = { ...domain, state: 'failing', failingSince: days(-2), failedChecks: 3 };
    expect(decide(failing, right, now)).toMatchObject({
      step: 'verified',
      fields: { failingSince: null, failedChecks: 0 },
    });
    expect(decide({ ...failing, certState: 'active', certExpiresAt: days(1) }, right, now).step).toBe('certified');
    expect(decide({ ...failing, certState: 'active', certExpiresAt: days(-1) }, right, now).step).toBe('verified');
  });

  it('suspends one that has failed for 14 days', () => {
    const failing: Judged = { ...domain, state: 'failing', failingSince: days(-14) };
    expect(decide(failing, wrong, now).step).toBe('suspended');
    expect(decide({ ...failing, failingSince: days(-13) }, wrong, now).step).toBeNull();
  });
});
