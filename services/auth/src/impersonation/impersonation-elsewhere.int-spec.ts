import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  checkSender,
  endImpersonation,
  openImpersonation,
  register,
  startImpersonation,
  startImpersonationAsOwner,
  verifyEmail,
  verifySession,
  whiteLabelOfOwner,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn, type Opened } from '../testing/people.js';

const reason = 'A question about a booking';
const [tenantA, tenantB] = [newId(), newId()];
const platform = { tenantId: null, kind: 'platform' as const, origin: 'https://platform.example' };
const hostOf = (tenantId: string) => ({
  tenantId,
  kind: 'tenant' as const,
  signup: 'open' as const,
  origin: `https://${tenantId}.example`,
});

describe('an impersonation at another site', () => {
  let auth: AuthHarness;
  let people = 0;
  let owner: Opened;
  let ownerCtx: Ctx;
  beforeAll(async () => {
    auth = await AuthHarness.start();
    auth.answer = (subject, payload) => {
      if (subject === whiteLabelOfOwner.subject) return ofOwner(payload);
      if (subject === checkSender.subject) return { canSend: true };
      throw new DomainError('core.unavailable');
    };
  });
  afterAll(() => auth.stop());

  const ofOwner = (payload: unknown) => {
    const { ownerId } = whiteLabelOfOwner.request.parse(payload);
    const facts = { title: 'Agency', status: 1 as const, suspendedReason: '', signupMode: 'invite' as const };
    return { whiteLabel: ownerId === owner.user._id ? { whiteLabelId: tenantA, ...facts } : null };
  };
  const newEmail = () => `elsewhere${(people += 1)}@example.com`;
  const aPerson = async (fields: Record<string, unknown>): Promise<Opened> => {
    const email = newEmail();
    await aCreator(auth, email);
    await auth.rows('users').updateOne({ email }, { $set: fields });
    return signIn(auth, email);
  };
  const subUser = async (tenantId: string): Promise<Opened> => {
    const email = newEmail();
    await auth.call(register, { name: 'Sub', email, password: goodPassword, terms: true }, at(tenantId));
    const otp = (await auth.deliverMails()).find(({ to }) => to === email)?.values['code'] ?? '';
    return openedSession(await auth.call(verifyEmail, { email, otp }, at(tenantId)));
  };
  beforeEach(async () => {
    owner = await aPerson({ features: { whiteLabel: true } });
    ownerCtx = as(owner, { site: platform });
  });

  const startAsOwner = async (userId: string, ctx = ownerCtx) =>
    auth.call(startImpersonationAsOwner, { userId, reason }, ctx);
  const ticketIn = ({ to }: { to: string }) => new URL(to).hash.slice(1);
  const at = (tenantId: string): Ctx => ({ ...visitor(), tenantId, site: hostOf(tenantId) });
  const stands = async (session: Opened) => {
    const { sessionId, userId } = as(session);
    return (await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).session;
  };

  it('begins at the site of the user by a ticket after the hash, and leads back to where it was begun', async () => {
    const person = await subUser(tenantA);
    const sent = await startAsOwner(person.user._id);
    expect(sent).toEqual({ to: expect.stringMatching(/^http:\/\/[^/]+\/redirect\/impersonation#[\w-]{43}$/) });
    expect(await auth.rows('impersonation_logs').countDocuments({ userId: person.user._id })).toBe(0);
    const session = openedSession(await auth.call(openImpersonation, { ticket: ticketIn(sent) }, at(tenantA)));
    expect(await stands(session)).toMatchObject({
      ...{ userId: person.user._id, tenantId: tenantA, impersonatorId: owner.user._id },
    });
    const ctx = as(session, { tenantId: tenantA, site: hostOf(tenantA), impersonatorId: owner.user._id });
    expect(await auth.call(endImpersonation, {}, ctx)).toEqual({
      to: 'https://platform.example/white-label?tab=users',
    });
    expect([await stands(session), (await stands(owner))?.userId]).toEqual([null, owner.user._id]);
    expect(await auth.rows('impersonation_logs').findOne({ userId: person.user._id })).toMatchObject({
      ...{ by: 'owner', adminId: owner.user._id, tenantId: tenantA, endedBy: 'back' },
    });
  });

  it('needs a ticket that was not used, is less than a minute old, and is of this site', async () => {
    const { _id } = (await subUser(tenantA)).user;
    const open = (ticket: string, site: Ctx) => auth.call(openImpersonation, { ticket }, site);
    const ticket = ticketIn(await startAsOwner(_id));
    for (const site of [at(tenantB), { ...visitor(), site: platform }])
      await expect(open(ticket, site)).rejects.toHaveCode('auth.link_invalid');
    await open(ticket, at(tenantA));
    await expect(open(ticket, at(tenantA))).rejects.toHaveCode('auth.link_invalid');
    const [first, second] = await Promise.allSettled(
      Array.from(
        { length: 2 },
        (
          (same) => () =>
            open(same, at(tenantA))
        )(ticketIn(await startAsOwner(_id))),
      ),
    );
    expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
    const late = ticketIn(await startAsOwner(_id));
    await auth.pass(60_000);
    for (const spent of [late, 'x'.repeat(43), ''])
      await expect(open(spent, at(tenantA))).rejects.toHaveCode('auth.link_invalid');
  });

  it('is not opened for who has lost the session, or as who has been switched off, since', async () => {
    const { _id } = (await subUser(tenantA)).user;
    const ticket = ticketIn(await startAsOwner(_id));
    await auth.rows('users').updateOne({ _id: _id as never }, { $set: { status: 0 } });
    await expect(auth.call(openImpersonation, { ticket }, at(tenantA))).rejects.toHaveCode(
      'auth.impersonation_inactive',
    );
    await auth.rows('users').updateOne({ _id: _id as never }, { $set: { status: 1 } });
    const other = ticketIn(await startAsOwner(_id));
    await auth.rows('sessions').updateOne({ _id: ownerCtx.sessionId as never }, { $set: { revokedAt: new Date() } });
    await expect(auth.call(openImpersonation, { ticket: other }, at(tenantA))).rejects.toHaveCode('auth.link_invalid');
  });

  it('is for the owner of that site alone: people of others and of the platform are not found', async () => {
    const [person, other, ofPlatform] = [await subUser(tenantA), await subUser(tenantB), await aPerson({})];
    for (const { user } of [other, ofPlatform, owner])
      await expect(startAsOwner(user._id)).rejects.toHaveCode('core.not_found');
    await expect(startAsOwner(person.user._id, as(ofPlatform, { site: platform }))).rejects.toHaveCode(
      'core.not_found',
    );
  });

  it('is begun by an administrator of the platform too, who returns to the list of users', async () => {
    const person = await subUser(tenantA);
    const admin = await aPerson({ role: 1 });
    const adminCtx = as(admin, { site: platform });
    const sent = await auth.call(startImpersonation, { userId: person.user._id, reason }, adminCtx);
    const session = openedSession(await auth.call(openImpersonation, { ticket: ticketIn(sent) }, at(tenantA)));
    const ctx = as(session, { tenantId: tenantA, site: hostOf(tenantA), impersonatorId: admin.user._id });
    expect(await auth.call(endImpersonation, {}, ctx)).toEqual({ to: 'https://platform.example/admin/users' });
  });
});
