import { beforeAll, describe, expect, it } from '@jest/globals';
import { newCreator, send, theAdmin } from '@linkyard/testing';
import { accessTo, callers, httpCommands, routeOf, type Caller } from './role-matrix.js';

const commands = httpCommands();

describe('authorization of every route', () => {
  const tokens: Partial<Record<Caller, string>> = {};
  beforeAll(async () => {
    tokens.creator = (await newCreator()).token;
    tokens.admin = (await theAdmin()).token;
  });

  it.each(commands.map((command) => [routeOf(command), command] as const))('%s', async (_route, command) => {
    for (const caller of callers) {
      // A field that no contract has: an authorised caller is refused by the schema, and nothing happens.
      const { http, body } = await send(command.http, { notAField: true }, tokens[caller]);
      const access = accessTo(command)[caller];
      if (access === 'allowed')
        expect({
          caller,
          isUnauthorized: ['core.unauthenticated', 'core.forbidden'].includes(body.code ?? ''),
          isServerError: http >= 500,
        }).toEqual({ caller, isUnauthorized: false, isServerError: false });
      else
        expect({ caller, http, code: body.code }).toEqual({
          caller,
          http: access,
          code: access === 401 ? 'core.unauthenticated' : 'core.forbidden',
        });
    }
  });

  it('treats an invalid token as anonymous', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x","typ":"session"}').toString('base64url')}.`;
    for (const token of ['garbage', none, 'Bearer ', 'a.b.c']) {
      const { http } = await send({ path: '/auth/me', role: 'any' }, {}, token);
      expect(http).toBe(401);
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s opens no call', async (method) => {
    const response = await fetch(`${process.env['BASE_URL']}/auth/me`, {
      method,
      headers: { authorization: tokens.creator ?? '' },
    });
    expect([404, 405]).toContain(response.status);
  });

  it.each([
    '/auth/me/',
    '/auth//me',
    '/AUTH/ME',
    '/%61uth/me',
    '/auth/me%2f',
    '/./auth/me',
    '/auth/me;x=1',
    '/auth/me?x=1',
  ])('%s is refused as the call itself is', async (path) => {
    const response = await fetch(`${process.env['BASE_URL']}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([401, 404]).toContain(response.status);
  });
});
