import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { hmacKey, jwtFor, TokenRefused, type JwtPurpose } from './jwt.js';

const secret = randomBytes(32);
const session: JwtPurpose = {
  typ: 'session',
  alg: 'HS256',
  issuer: 'https://app.example',
  audience: 'gateway',
  ttlSeconds: 900,
  keys: [hmacKey('k1', secret)],
};
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('jwt', () => {
  const jwt = jwtFor(session);

  it('carries subject, id, times and own claims', async () => {
    const at = new Date('2025-01-01T00:00:00Z');
    const token = await jwt.verify(await jwt.sign('u1', 'j1', { role: 1 }, at), at);
    expect(token).toEqual({
      subject: 'u1',
      jti: 'j1',
      issuedAt: at,
      expiresAt: new Date('2025-01-01T00:15:00Z'),
      kid: 'k1',
      claims: { role: 1 },
    });
  });

  it('refuses a token after its end and before its beginning', async () => {
    const at = new Date('2025-01-01T00:00:00Z');
    const token = await jwt.sign('u1', 'j1', {}, at);
    await expect(jwt.verify(token, new Date('2025-01-01T00:15:06Z'))).rejects.toMatchObject({ reason: 'expired' });
    await expect(jwt.verify(token, new Date('2024-12-31T23:59:50Z'))).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('refuses another purpose, issuer or audience signed with the same key', async () => {
    for (const other of [{ typ: 'download' }, { issuer: 'https://evil.example' }, { audience: 'else' }]) {
      const token = await jwtFor({ ...session, ...other }).sign('u1', 'j1');
      await expect(jwt.verify(token)).rejects.toThrow(TokenRefused);
    }
  });

  it('refuses alg none, another algorithm and a public key used as a secret', async () => {
    const now = Math.floor(Date.now() / 1000);
    const body = {
      sub: 'u1',
      jti: 'j',
      typ: 'session',
      iss: session.issuer,
      aud: 'gateway',
      iat: now,
      nbf: now,
      exp: now + 9,
    };
    await expect(jwt.verify(`${encoded({ alg: 'none', kid: 'k1' })}.${encoded(body)}.`)).rejects.toThrow(TokenRefused);
    const hs512 = await new SignJWT(body)
      .setProtectedHeader({ alg: 'HS512', kid: 'k1' })
      .sign(Buffer.concat([secret, secret]));
    await expect(jwt.verify(hs512)).rejects.toThrow(TokenRefused);

    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = jwtFor({
      ...session,
      alg: 'RS256',
      keys: [{ kid: 'k1', sign: pair.privateKey, verify: pair.publicKey }],
    });
    await expect(rsa.verify(await rsa.sign('u1', 'j1'))).resolves.toMatchObject({ subject: 'u1' });
    const pem = pair.publicKey.export({ type: 'spki', format: 'pem' });
    const forged = await new SignJWT(body).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from(pem));
    await expect(rsa.verify(forged)).rejects.toThrow(TokenRefused);
  });

  it('refuses a token without an end, altered tokens and nonsense', async () => {
    const endless = await new SignJWT({
      sub: 'u1',
      jti: 'j',
      typ: 'session',
      iss: session.issuer,
      aud: 'gateway',
      iat: 1,
      nbf: 1,
    })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret);
    await expect(jwt.verify(endless)).rejects.toThrow(TokenRefused);
    const [head, , signature] = (await jwt.sign('u1', 'j1')).split('.');
    await expect(jwt.verify(`${head}.${encoded({ sub: 'u2' })}.${signature}`)).rejects.toThrow(TokenRefused);
    for (const token of ['', 'a.b.c', 'null']) await expect(jwt.verify(token)).rejects.toThrow(TokenRefused);
  });

  it('goes on accepting the old key after rotation, until it is removed', async () => {
    const old = await jwt.sign('u1', 'j1');
    const next = hmacKey('k2', randomBytes(32));
    await expect(jwtFor({ ...session, keys: [next, ...session.keys] }).verify(old)).resolves.toMatchObject({
      jti: 'j1',
    });
    await expect(jwtFor({ ...session, keys: [next] }).verify(old)).rejects.toThrow(TokenRefused);
  });

  it('does not let a caller set the registered claims, nor a key of another kind in', async () => {
    await expect(jwt.sign('u1', 'j1', { exp: 9e9 })).rejects.toThrow(RangeError);
    expect(() => jwtFor({ ...session, alg: 'EdDSA' })).toThrow(RangeError);
    expect(() => hmacKey('k', Buffer.alloc(31))).toThrow(RangeError);
  });
});
