import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { hostProof, hostProofPath } from '@linkyard/service-kit';
import { HostProofs } from './host-proofs.js';

const secret = 's'.repeat(40);
const nonce = 'a'.repeat(32);
const proofs = new HostProofs({
  secret,
  nameOf: (host) => host.replace(/:5002$/, ''),
  hostOf: ({ headers }) => headers.host ?? '',
});

/** @returns what was answered, or null where the request goes on */
function ask(url: string, host: string, method = 'GET'): { status: number; body: string } | null {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  request.headers.host = host;
  const response = new ServerResponse(request);
  const sent: string[] = [];
  let isPassed = false;
  response.end = (body: unknown) => {
    sent.push(String(body));
    return response;
  };
  proofs.pass(request, response, () => (isPassed = true));
  return isPassed ? null : { status: response.statusCode, body: sent.join('') };
}

describe('the proof of a host', () => {
  it('is answered for any host, whatever its spelling', () => {
    const expected = { status: 200, body: hostProof(secret, 'agency.example', nonce) };
    for (const host of ['agency.example', 'AGENCY.example', 'agency.example:5002'])
      expect(ask(hostProofPath(nonce), host)).toEqual(expected);
  });

  it('is another one for another host, another question and another installation', () => {
    const proof = hostProof(secret, 'agency.example', nonce);
    expect(hostProof(secret, 'other.example', nonce)).not.toBe(proof);
    expect(hostProof(secret, 'agency.example', 'b'.repeat(32))).not.toBe(proof);
    expect(hostProof('t'.repeat(40), 'agency.example', nonce)).not.toBe(proof);
  });

  it.each([
    '/',
    '/.well-known/domain-verify/',
    '/.well-known/domain-verify/x',
    `${hostProofPath(nonce)}/x`,
    `${hostProofPath(nonce)}?x`,
  ])('leaves %s to the others', (url) => expect(ask(url, 'agency.example')).toBeNull());

  it('is only read', () => expect(ask(hostProofPath(nonce), 'agency.example', 'POST')).toBeNull());
  it('is none for a host that is none', () => expect(ask(hostProofPath(nonce), 'a b')).toBeNull());
});
