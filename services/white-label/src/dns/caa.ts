/** Validation methods of RFC 8657 by which this installation gets certificates. */
const ourMethods = ['http-01', 'tls-alpn-01'];

type CaaVerdict = 'allowed' | 'otherAuthority' | 'otherAccount' | 'otherMethod';

/**
 * Whether one of our certificate authorities may issue for a host.
 * @param issue values of `issue` of the records that count; `;` allows none
 * @source RFC 8659 4.2, RFC 8657
 */
export function caaVerdict(issue: readonly string[], authorities: readonly string[]): CaaVerdict {
  if (issue.length === 0) return 'allowed';
  const ours = issue.map(parsed).filter(({ authority }) => authorities.includes(authority));
  if (ours.length === 0) return 'otherAuthority';
  const ofAccount = ours.filter(({ parameters }) => !parameters.has('accounturi'));
  if (ofAccount.length === 0) return 'otherAccount';
  const methodsOf = (list: string | undefined) => list?.split(',').map((method) => method.trim());
  const isOurs = ({ parameters }: Issuer) =>
    methodsOf(parameters.get('validationmethods'))?.some((method) => ourMethods.includes(method)) ?? true;
  return ofAccount.some(isOurs) ? 'allowed' : 'otherMethod';
}

interface Issuer {
  authority: string;
  parameters: ReadonlyMap<string, string>;
}

function parsed(value: string): Issuer {
  const [authority = '', ...rest] = value.split(';').map((part) => part.trim().toLowerCase());
  const pairs = rest.flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return { authority, parameters: new Map(pairs) };
}
