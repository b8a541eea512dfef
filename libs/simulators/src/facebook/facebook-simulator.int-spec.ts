import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import type { Listening } from '../http/serve.js';
import { startFacebook } from './facebook-simulator.js';
import { fieldNames } from './graph.js';

const redirectUri = 'http://127.0.0.1:9/redirect/facebook';

describe('facebook simulator', () => {
  let facebook: Listening & { appId: string; appSecret: string };
  let now = Date.now();
  beforeAll(async () => {
    facebook = await startFacebook({ now: () => now });
  });
  afterAll(() => facebook.close());
  beforeEach(() => {
    now = Date.now();
  });

  const dialogUrl = (extra: Record<string, string> = {}) =>
    `${facebook.url}/v23.0/dialog/oauth?${new URLSearchParams({ client_id: facebook.appId, redirect_uri: redirectUri, state: 's1', scope: 'email,public_profile', ...extra })}`;
  const location = (reply: Response) => new URL(reply.headers.get('location') ?? 'http://none');
  const consent = async (extra: Record<string, string> = {}) =>
    location(
      await fetch(dialogUrl({ prompt: 'none', login_hint: 'bo.sim@example.com', ...extra }), { redirect: 'manual' }),
    );
  const graph = async (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${facebook.url}${path}?${new URLSearchParams(query)}`, { headers });
    return { status: reply.status, body: await reply.json() };
  };
  const exchange = (fields: Record<string, string>) =>
    graph('/v23.0/oauth/access_token', {
      client_id: facebook.appId,
      client_secret: facebook.appSecret,
      redirect_uri: redirectUri,
      ...fields,
    });
  const tokenOf = async (extra: Record<string, string> = {}): Promise<string> =>
    (await exchange({ code: (await consent(extra)).searchParams.get('code') ?? '' })).body.access_token;
  const appToken = () => `${facebook.appId}|${facebook.appSecret}`;

  it('signs a person in: dialog, code, token, /me, debug_token', async () => {
    const back = await consent();
    expect([back.searchParams.get('state'), back.hash]).toEqual(['s1', '#_=_']);
    const { body: tokens } = await exchange({ code: back.searchParams.get('code') ?? '' });
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^EAA/),
      token_type: 'bearer',
      expires_in: expect.any(Number),
    });

    const fields = 'id,name,email,first_name,last_name,picture.type(large){url,width}';
    const { body: person } = await graph('/v23.0/me', { fields, access_token: tokens.access_token });
    expect(person).toEqual({
      id: expect.stringMatching(/^\d{17}$/),
      name: 'Bo Simmons',
      email: 'bo.sim@example.com',
      first_name: 'Bo',
      last_name: 'Simmons',
      picture: { data: expect.objectContaining({ url: expect.stringContaining('/picture/') }) },
    });
    expect((await graph('/me', {}, { authorization: `Bearer ${tokens.access_token}` })).body).toEqual({
      name: 'Bo Simmons',
      id: person.id,
    });

    const { body: debug } = await graph('/v23.0/debug_token', {
      input_token: tokens.access_token,
      access_token: appToken(),
    });
    expect(debug.data).toMatchObject({
      app_id: facebook.appId,
      type: 'USER',
      is_valid: true,
      user_id: person.id,
      scopes: ['public_profile', 'email'],
    });
    expect(debug.data.expires_at).toBeGreaterThan(Date.now() / 1000);
  });

  it('gives no e-mail address when the person or the scope keeps it back', async () => {
    const without: Array<Record<string, string>> = [{ without_email: '1' }, { scope: 'public_profile' }];
    for (const extra of without) {
      const access_token = await tokenOf(extra);
      expect((await graph('/v23.0/me', { fields: 'id,name,email', access_token })).body).toEqual({
        id: expect.any(String),
        name: 'Bo Simmons',
      });
    }
  });

  it('refuses codes and clients in the Graph API’s words', async () => {
    const code = (await consent()).searchParams.get('code') ?? '';
    const refusal = (body: unknown) => body;
    const wrong = await exchange({ code, redirect_uri: 'http://127.0.0.1:9/else' });
    expect([wrong.status, refusal(wrong.body)]).toEqual([
      400,
      {
        error: expect.objectContaining({
          type: 'OAuthException',
          code: 100,
          error_subcode: 36008,
          fbtrace_id: expect.any(String),
        }),
      },
    ]);
    await exchange({ code });
    expect((await exchange({ code })).body.error).toMatchObject({ code: 100, error_subcode: 36009 });
    expect((await exchange({ code: 'AQx' })).body.error).toMatchObject({
      code: 100,
      message: 'Invalid verification code format.',
    });
    expect((await exchange({ code, client_secret: 'no' })).body.error).toMatchObject({ code: 1 });
    expect((await exchange({ code, client_id: '1' })).body.error).toMatchObject({ code: 101 });
    expect((await exchange({})).body.error).toMatchObject({ code: 100 });
    const old = (await consent()).searchParams.get('code') ?? '';
    now += 601_000;
    expect((await exchange({ code: old })).body.error).toMatchObject({ error_subcode: 36007 });
  });

  it('refuses tokens, fields and paths it does not know', async () => {
    expect((await graph('/v23.0/me')).body.error).toMatchObject({ code: 2500 });
    expect(await graph('/v23.0/me', { access_token: 'x' })).toMatchObject({
      status: 401,
      body: { error: { code: 190, type: 'OAuthException' } },
    });
    const access_token = await tokenOf();
    expect((await graph('/v23.0/me', { access_token, fields: 'id,shoe' })).body.error.message).toContain(
      'nonexistent field (shoe)',
    );
    expect((await graph('/v23.0/nothing')).body.error).toMatchObject({
      code: 2500,
      message: 'Unknown path components: /v23.0/nothing',
    });
    now += 61 * 86_400_000;
    expect((await graph('/v23.0/me', { access_token })).body.error).toMatchObject({ code: 190, error_subcode: 463 });
    expect(
      (await graph('/debug_token', { input_token: access_token, access_token: appToken() })).body.data,
    ).toMatchObject({ is_valid: false, error: { subcode: 463 } });
  });

  it('checks the proof that the caller knows the app secret', async () => {
    const access_token = await tokenOf();
    const proof = createHmac('sha256', facebook.appSecret).update(access_token).digest('hex');
    expect((await graph('/me', { access_token, appsecret_proof: proof })).status).toBe(200);
    expect((await graph('/me', { access_token, appsecret_proof: 'no' })).body.error).toMatchObject({ code: 100 });
  });

  it('describes tokens only to the app itself, and reports foreign tokens as invalid', async () => {
    const input_token = await tokenOf();
    expect((await graph('/debug_token', { input_token })).body.error).toMatchObject({ code: 104 });
    expect((await graph('/debug_token', { input_token, access_token: 'other|app' })).body.error).toMatchObject({
      code: 190,
    });
    expect((await graph('/debug_token', { access_token: appToken() })).body.error).toMatchObject({ code: 100 });
    expect((await graph('/debug_token', { input_token: 'x', access_token: appToken() })).body).toEqual({
      data: { error: { code: 190, message: expect.any(String) }, is_valid: false, scopes: [] },
    });
  });

  it('gives the app its own token, and a person’s token a longer life', async () => {
    expect((await exchange({ grant_type: 'client_credentials' })).body).toEqual({
      access_token: appToken(),
      token_type: 'bearer',
    });
    const longer = await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: await tokenOf() });
    expect(longer.body.access_token).toMatch(/^EAA/);
    expect((await exchange({ grant_type: 'magic' })).body.error).toMatchObject({ code: 100 });
  });

  it('shows a page to choose an account, takes no, and answers the browser flow in the fragment', async () => {
    expect(await (await fetch(dialogUrl())).text()).toContain('Bo Simmons');
    const choose = async (fields: Record<string, string>) =>
      location(
        await fetch(`${facebook.url}/v23.0/dialog/oauth`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams([...new URL(dialogUrl()).searchParams, ...Object.entries(fields)]),
        }),
      );
    const no = await choose({ deny: '1' });
    expect(Object.fromEntries(no.searchParams)).toEqual({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state: 's1',
    });
    const code = (await choose({ email: 'cy@example.com', name: 'Cy Low', allow: '1' })).searchParams.get('code') ?? '';
    const { body } = await exchange({ code });
    expect((await graph('/me', { access_token: body.access_token })).body).toMatchObject({ name: 'Cy Low' });
    expect(new URLSearchParams((await consent({ response_type: 'token' })).hash.slice(1)).get('access_token')).toMatch(
      /^EAA/,
    );
    const blocked = await fetch(dialogUrl({ client_id: 'other', prompt: 'none', login_hint: 'a@b.example' }), {
      redirect: 'manual',
    });
    expect([blocked.status, blocked.headers.get('location')]).toEqual([400, null]);
  });

  it('reads nested field lists', () => {
    expect(fieldNames('id,name,picture.type(large){url,width},a{b{c,d},e}')).toEqual(['id', 'name', 'picture', 'a']);
  });
});
