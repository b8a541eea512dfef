import 'reflect-metadata';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 86_400_000;

export interface Authority {
  /** PEM. */
  certificate: string;
  issue(name: string, validity?: { until?: Date }): Promise<{ cert: string; key: string }>;
}

/** A certificate authority of a test's own. */
export async function anAuthority(): Promise<Authority> {
  const generate = () => globalThis.crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const keys = await generate();
  const validFrom = new Date(Date.now() - 30 * dayMs);
  const root = await X509CertificateGenerator.createSelfSigned({
    ...{ name: 'CN=Authority of a test', keys, signingAlgorithm: algorithm },
    ...{ notBefore: validFrom, notAfter: new Date(Date.now() + 365 * dayMs) },
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  return {
    certificate: root.toString('pem'),
    async issue(name, { until = new Date(Date.now() + 90 * dayMs) } = {}) {
      const own = await generate();
      const made = await X509CertificateGenerator.create({
        ...{ subject: `CN=${name}`, issuer: root.subject, signingAlgorithm: algorithm },
        ...{ publicKey: own.publicKey, signingKey: keys.privateKey, notBefore: validFrom, notAfter: until },
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
      });
      const key = Buffer.from(await globalThis.crypto.subtle.exportKey('pkcs8', own.privateKey)).toString('base64');
      return { cert: made.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n` };
    },
  };
}
