import { connect as connectTo, type Socket } from 'node:net';
import { connect, rootCertificates } from 'node:tls';
import type { GuardedConnect } from '@linkyard/egress';

/** An authority takes some seconds, and the entrance tries a second way of proof after the first. */
const timeoutMs = 45_000;

/**
 * Why a host has no certificate: it cannot be reached at all, the entrance shows none (its question was answered with no, or the authority gave none in
 * time), or what is shown is not trusted, is of another name, or has expired.
 */
export const certificateFailures = ['unreachable', 'none', 'untrusted', 'otherName', 'expired'] as const;
export type CertificateFailure = (typeof certificateFailures)[number];
export type SeenCertificate = { expiresAt: Date } | { failure: CertificateFailure };

interface Settings {
  /** The entrance of this installation; null for the address that the host itself has. */
  address: { host: string; port: number } | null;
  /** An authority beside the public ones, PEM; empty for none. */
  authority: string;
}

const failureOf: Readonly<Record<string, CertificateFailure>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'untrusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
};

/** Looks at the certificate of a host as a browser would. That is also its first visit, at which one is ordered. */
export class CertificateProbe {
  constructor(
    private readonly settings: Settings,
    private readonly guarded: GuardedConnect,
  ) {}

  /** Never throws: what goes wrong is what was to be found out. */
  async look(host: string): Promise<SeenCertificate> {
    const socket = await this.reach(host).catch(() => null);
    return socket ? this.greet(socket, host) : { failure: 'unreachable' };
  }

  private async reach(host: string): Promise<Socket> {
    const { address } = this.settings;
    if (!address) return this.guarded({ host, port: 443, ports: [443], timeoutMs });
    const socket = connectTo({ ...address, timeout: timeoutMs });
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket)).once('error', reject);
      socket.once('timeout', () => socket.destroy(new Error('timed out')));
    });
  }

  private greet(socket: Socket, host: string): Promise<SeenCertificate> {
    const { authority } = this.settings;
    return new Promise((resolve) => {
      const secure = connect({
        socket,
        servername: host,
        ...(authority ? { ca: [...rootCertificates, authority] } : {}),
      });
      const end = (seen: SeenCertificate) => {
        clearTimeout(timer);
        secure.destroy();
        socket.destroy();
        resolve(seen);
      };
      const timer = setTimeout(() => end({ failure: 'none' }), timeoutMs);
      secure.once('secureConnect', () => end({ expiresAt: new Date(secure.getPeerCertificate().valid_to) }));
      // A connection that ends without a certificate is a refusal too.
      secure.once('error', ({ code = '' }: NodeJS.ErrnoException) => end({ failure: failureOf[code] ?? 'none' }));
      secure.once('close', () => end({ failure: 'none' }));
    });
  }
}
