import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { defineCommand } from '@linkyard/contracts';
import { Bus } from '@linkyard/service-kit';
import fastify from 'fastify';
import { z } from 'zod';
import { ImpersonatedActs } from '../auth/impersonated-acts.js';
import { SignInCookies } from '../auth/sign-in-cookies.js';
import { UploadReceiver } from '../uploads/upload-receiver.js';
import { UploadSlots } from '../uploads/upload-slots.js';
import { ForwardCommand } from './forward-command.js';
import { ContextFactory } from '../http/request-context.js';
import { SessionCookies } from '../auth/session-cookies.js';

let parses = 0;
const count = defineCommand({
  subject: 'test.parsing.count',
  http: { path: '/count', role: 'public', needsActiveOwner: false },
  summary: 'Count how often its request is parsed',
  request: z.strictObject({ word: z.string().refine(() => (parses += 1) > 0) }),
  reply: z.object({}),
  timeoutMs: 1_000,
});

describe('a forwarded request', () => {
  it('reaches the bus as it came: the service that owns it parses it', async () => {
    const sent: unknown[] = [];
    const bus = { request: async (_command: unknown, payload: unknown) => (sent.push(payload), {}) };
    const signIn = {
      payloadOf: (_command: unknown, body: unknown) => body,
      requireBound: () => undefined,
      apply: (_command: unknown, data: unknown) => data,
    };
    const module = await Test.createTestingModule({
      providers: [
        ForwardCommand,
        { provide: Bus, useValue: bus },
        { provide: SignInCookies, useValue: signIn },
        { provide: ContextFactory, useValue: { of: () => ({}) } },
        { provide: SessionCookies, useValue: {} },
        { provide: ImpersonatedActs, useValue: { recordBegun: async () => undefined } },
        { provide: UploadReceiver, useValue: {} },
        { provide: UploadSlots, useValue: new UploadSlots() },
      ],
    }).compile();
    const server = fastify();
    server.post('/count', (request, reply) =>
      module
        .get(ForwardCommand)
        .run({ ...count, http: { path: '/count', role: 'public', needsActiveOwner: false } }, request, reply),
    );
    for (const payload of [{ word: 'hi' }, { word: 5, more: true }])
      await server.inject({ method: 'POST', url: '/count', payload });
    await server.close();
    expect(sent).toEqual([{ word: 'hi' }, { word: 5, more: true }]);
    expect(parses).toBe(0);
  });
});
