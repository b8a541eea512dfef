import { describe, expect, it, jest } from '@jest/globals';
import {
  changePassword,
  deleteCampaign,
  listCampaigns,
  logout,
  recordImpersonatedAct,
  type Ctx,
} from '@linkyard/contracts';
import { DomainError, systemContext, type Bus } from '@linkyard/service-kit';
import type { FastifyRequest } from 'fastify';
import { ContextFactory } from '../http/request-context.js';
import { ImpersonatedActs } from './impersonated-acts.js';

const request = {} as FastifyRequest;
const actsOf = (impersonatorId: string | null, send: () => Promise<object> = async () => ({})) => {
  const bus = { request: jest.fn(send) };
  const ctx: Ctx = { ...systemContext(), impersonatorId };
  const contexts: Pick<ContextFactory, 'of'> = { of: () => ctx };
  return { acts: new ImpersonatedActs(bus as Pick<Bus, 'request'> as Bus, contexts as ContextFactory), bus };
};

describe('acts of an impersonation', () => {
  it('are recorded before they are done; reading, signing out and acts of the user are not', async () => {
    const { acts, bus } = actsOf('a'.repeat(24));
    for (const command of [listCampaigns, logout]) await acts.recordBegun(command, request);
    expect(bus.request).not.toHaveBeenCalled();
    await acts.recordBegun(deleteCampaign, request);
    const act = { act: '/user/campaign/delete', outcome: 'begun' };
    expect(bus.request.mock.calls).toEqual([[recordImpersonatedAct, act, expect.anything()]]);
    const own = actsOf(null);
    await own.acts.recordBegun(deleteCampaign, request);
    expect(own.bus.request).not.toHaveBeenCalled();
  });

  it('are not done when they cannot be recorded', async () => {
    const { acts } = actsOf('a'.repeat(24), () => Promise.reject(new DomainError('core.unavailable')));
    await expect(acts.recordBegun(deleteCampaign, request)).rejects.toHaveCode('core.unavailable');
  });

  it('that only the user may do are refused, and the refusal is recorded', async () => {
    const { http } = changePassword;
    if (!http) throw new Error('no route');
    const { acts, bus } = actsOf('a'.repeat(24));
    await expect(acts.check(http, request)).rejects.toHaveCode('auth.not_while_impersonating');
    const act = { act: '/auth/changePassword', outcome: 'refused' };
    expect(bus.request.mock.calls).toEqual([[recordImpersonatedAct, act, expect.anything()]]);
    await expect(actsOf(null).acts.check(http, request)).resolves.toBeUndefined();
  });
});
