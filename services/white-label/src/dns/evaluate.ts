import { fieldError, type DomainRecord, type FieldError } from '@linkyard/contracts';
import { isDefinite, valuesOf, type Answer, type Evidence, type ServerAnswers } from './answers.js';
import { caaVerdict } from './caa.js';
import type { DnsSettings } from './dns-settings.js';
import { relativeName } from './domain-name.js';
import { isKnownProxy } from './known-proxies.js';
import { isProof, proofName, proofValue } from './proof.js';

export interface Claim {
  host: string;
  registrable: string;
  token: string;
}
export interface Evaluation {
  records: DomainRecord[];
  problems: FieldError[];
  /**
   * Whether the host leads here. `wrong`: every server that answered says that it does not. `unsure`: they disagree, or only the resolver
   * says so. `unknown`: none has answered.
   */
  address: Verdict;
  /** Whether the proof of the claim is there, likewise. */
  proof: Verdict;
  /** Whether the resolver alone sees both. */
  resolverHolds: boolean;
  /** A certificate could be issued. */
  isIssuable: boolean;
}
export type Verdict = 'right' | 'wrong' | 'unsure' | 'unknown';

type Targets = Pick<DnsSettings, 'ipv4' | 'ipv6' | 'cname' | 'authorities'>;

/** What is right and wrong with what was seen of a domain. @source cases I3-I8, models.md 16 */
export function evaluate(claim: Claim, targets: Targets, evidence: Evidence): Evaluation {
  const { host, token } = claim;
  const addressAt = (server: ServerAnswers) => (evidence.isProxied ? true : leadsHere(server, targets, evidence));
  const proofAt = ({ TXT }: ServerAnswers) => holds(TXT, (values) => values.some((value) => isProof(value, token)));
  const caa = caaVerdict(evidence.caa.issue, targets.authorities);
  const address = verdictOf(evidence, addressAt);
  const proof = verdictOf(evidence, proofAt);
  return {
    records: recordsOf(claim, targets, evidence, { address, proof }),
    problems: [
      ...addressProblems(host, targets, evidence, address),
      ...proofProblems(claim, evidence, proof),
      ...caaProblems(caa, evidence, targets),
      ...agreementProblems(evidence, { address, proof }),
    ],
    ...{ address, proof, isIssuable: caa === 'allowed' },
    resolverHolds: addressAt(evidence.recursive) === true && proofAt(evidence.recursive) === true,
  };
}

/** @returns null where the server gave no answer to go by */
function holds(answer: Answer, isRight: (values: string[]) => boolean): boolean | null {
  return isDefinite(answer) ? isRight(valuesOf(answer)) : null;
}

/** An address elsewhere beside the right one is as wrong: it gets half of the visitors, and the certificate authority. */
function leadsHere(server: ServerAnswers, targets: Targets, { recursive }: Evidence): boolean | null {
  if (holds(server.CNAME, (names) => names.some((name) => isSameName(name, targets.cname)))) return true;
  // A zone's own server does not follow a name that leads out of the zone; the resolver does.
  const { A, AAAA } = server.CNAME.kind === 'found' && server.A.kind !== 'found' ? recursive : server;
  const four = holds(A, (values) => values.length > 0 && values.every((value) => value === targets.ipv4));
  const six = holds(AAAA, (values) => values.every((value) => isSameAddress(value, targets.ipv6)));
  if (four === false || six === false) return false;
  return four === null || six === null ? null : true;
}

const isSameName = (seen: string, wanted: string) => wanted !== '' && seen.toLowerCase().replace(/\.$/, '') === wanted;
/** An IPv6 address has several spellings. */
const isSameAddress = (seen: string, wanted: string) =>
  wanted !== '' && new URL(`http://[${seen}]`).host === new URL(`http://[${wanted}]`).host;

function verdictOf(
  { nameServers, recursive }: Pick<Evidence, 'nameServers' | 'recursive'>,
  at: (server: ServerAnswers) => boolean | null,
): Verdict {
  const ofZone = nameServers.map(at).filter((one) => one !== null);
  const second = at(recursive);
  if (ofZone.length > 0 && ofZone.every(Boolean)) return 'right';
  if (ofZone.length === 0 && second === null) return 'unknown';
  return ofZone.some(Boolean) || second === true ? 'unsure' : 'wrong';
}

interface Verdicts {
  address: Verdict;
  proof: Verdict;
}

/** The records to set at the registrar, each with what stands there now. */
export function recordsOf(
  { host, registrable, token }: Claim,
  { ipv4, ipv6, cname }: Targets,
  evidence: Pick<Evidence, 'nameServers' | 'recursive'> | null,
  { address, proof }: Verdicts = { address: 'unknown', proof: 'unknown' },
): DomainRecord[] {
  const shown = evidence?.nameServers[0] ?? evidence?.recursive;
  const record = (type: DomainRecord['type'], fullName: string, value: string, ok: boolean): DomainRecord => ({
    ...{ type, name: relativeName(fullName, registrable), fullName, value, isOptional: false, ok },
    seen: shown ? seenOf(shown, type, type === 'TXT' ? [] : aliasesOf(shown)) : [],
  });
  const isRight = address === 'right';
  const isApex = host === registrable;
  const four = isApex || cname === '' ? [record('A', host, ipv4, isRight)] : [record('CNAME', host, cname, isRight)];
  const six = (isApex || cname === '') && ipv6 !== '' ? [record('AAAA', host, ipv6, hasSix(shown, ipv6))] : [];
  return [
    ...four.filter(({ value }) => value !== ''),
    ...six.map((one) => ({ ...one, isOptional: true })),
    record('TXT', proofName(host), proofValue(token), proof === 'right'),
  ];
}

const maxSeen = 10;
const maxShown = 255;
function seenOf(server: ServerAnswers, type: DomainRecord['type'], aliases: readonly string[]): string[] {
  const values = valuesOf(server[type]);
  const others = type === 'CNAME' ? valuesOf(server.A) : type === 'A' ? aliases : [];
  return [...values, ...others].slice(0, maxSeen).map((value) => value.slice(0, maxShown));
}
const aliasesOf = ({ CNAME }: ServerAnswers) => valuesOf(CNAME).map((name) => `CNAME ${name}`);
const hasSix = (server: ServerAnswers | undefined, ipv6: string) =>
  server !== undefined && valuesOf(server.AAAA).some((value) => isSameAddress(value, ipv6));

/** What a person should look at first: of the zone, else of the resolver. */
const worst = (evidence: Evidence, isFault: (server: ServerAnswers) => boolean): ServerAnswers | undefined =>
  evidence.nameServers.find(isFault) ??
  (evidence.nameServers.length === 0 && isFault(evidence.recursive) ? evidence.recursive : undefined);

function addressProblems(host: string, targets: Targets, evidence: Evidence, address: Verdict): FieldError[] {
  if (targets.ipv4 === '' && targets.cname === '') return [fieldError('A', 'domains.not_set_up')];
  if (evidence.isProxied) return [fieldError('A', 'domains.proxied')];
  if (address === 'right' || address === 'unknown') return [];
  const server = worst(evidence, (one) => leadsHere(one, targets, evidence) === false);
  if (!server) return [];
  const value = targets.ipv4 || targets.cname;
  const [alias] = valuesOf(server.CNAME);
  const addresses = alias === undefined ? server : evidence.recursive;
  const elsewhere = valuesOf(addresses.A).find((one) => one !== targets.ipv4);
  const sixElsewhere = valuesOf(addresses.AAAA).find((one) => !isSameAddress(one, targets.ipv6));
  const four = () => {
    if (elsewhere === undefined)
      return valuesOf(addresses.A).length > 0 ? [] : [fieldError('A', 'domains.a_missing', { host, value })];
    const isProxy = isKnownProxy(elsewhere);
    return [
      isProxy
        ? fieldError('A', 'domains.proxy_unanswered', { seen: elsewhere, value })
        : fieldError('A', 'domains.a_elsewhere', { seen: elsewhere, value }),
    ];
  };
  const named = alias !== undefined && !isSameName(alias, targets.cname);
  return [
    ...(named
      ? [fieldError('CNAME', 'domains.cname_elsewhere', { seen: alias, value: targets.cname || value })]
      : four()),
    ...(sixElsewhere === undefined ? [] : [fieldError('AAAA', 'domains.aaaa_elsewhere', { seen: sixElsewhere })]),
  ];
}

function proofProblems({ host, registrable, token }: Claim, evidence: Evidence, proof: Verdict): FieldError[] {
  const isMissing = ({ TXT }: ServerAnswers) =>
    isDefinite(TXT) && !valuesOf(TXT).some((value) => isProof(value, token));
  const server = proof === 'right' ? undefined : worst(evidence, isMissing);
  if (!server) return [];
  const count = valuesOf(server.TXT).length;
  const name = proofName(host);
  if (evidence.isNameDoubled)
    return [fieldError('TXT', 'domains.name_doubled', { name: relativeName(name, registrable) })];
  return [
    count === 0
      ? fieldError('TXT', 'domains.txt_missing', { name })
      : fieldError('TXT', 'domains.txt_other', { name, count }),
  ];
}

function caaProblems(
  verdict: ReturnType<typeof caaVerdict>,
  { caa }: Evidence,
  { authorities }: Targets,
): FieldError[] {
  if (verdict === 'allowed' || caa.at === null) return [];
  const [authority = ''] = authorities;
  const params = { name: caa.at, record: `0 issue "${authority}"` };
  if (verdict === 'otherAccount') return [fieldError('CAA', 'domains.caa_account', params)];
  if (verdict === 'otherMethod') return [fieldError('CAA', 'domains.caa_method', params)];
  return [fieldError('CAA', 'domains.caa_other', params)];
}

function agreementProblems({ nameServers, recursive }: Evidence, { address, proof }: Verdicts): FieldError[] {
  if (address === 'unknown' && proof === 'unknown') return [fieldError('NS', 'domains.no_answer')];
  const answering = nameServers.filter(({ A, CNAME, TXT }) => [A, CNAME, TXT].every(isDefinite));
  const kinds = new Set(
    answering.map(({ A, CNAME, TXT }) => JSON.stringify([A, CNAME, TXT].map((one) => valuesOf(one).sort()))),
  );
  if (kinds.size > 1) return [fieldError('NS', 'domains.servers_disagree', { count: nameServers.length })];
  // The zone is right, and resolvers still know what was before.
  const isBehind =
    address === 'right' &&
    proof === 'right' &&
    nameServers.length > 0 &&
    recursive.A.kind === 'none' &&
    recursive.CNAME.kind === 'none';
  return isBehind ? [fieldError('NS', 'domains.still_cached')] : [];
}
