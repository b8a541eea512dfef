import { t } from '@lingui/core/macro';
import { verifyDomain, type ReplyOf } from '@linkyard/contracts';
import { InlineAlert, reasonText, type InlineAlertProps } from '@linkyard/ui';
import css from './domains.module.css';

export type DomainFinding = ReplyOf<typeof verifyDomain>['problems'][number];

/** What needs no change of a record. */
const patient = new Set(['domains.proxied', 'domains.servers_disagree', 'domains.still_cached', 'domains.no_answer']);
const toneOf = ({ code }: DomainFinding): NonNullable<InlineAlertProps['tone']> =>
  patient.has(code) ? 'info' : 'warning';

interface DomainFindingsProps {
  problems: readonly DomainFinding[];
  /** Name of the TXT record with the proof. */
  proofName: string | undefined;
}

/** What is wrong with the records of a domain, in words, and what can be done. */
export function DomainFindings({ problems, proofName }: DomainFindingsProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={css['findings']} aria-label={t`What was found`}>
      {problems.map((finding) => (
        <li key={`${finding.path} ${finding.code}`}>
          <InlineAlert tone={toneOf(finding)} title={finding.message ?? reasonText(finding)}>
            {finding.code === 'domains.taken' && proofName && takeOverWords(proofName)}
          </InlineAlert>
        </li>
      ))}
    </ul>
  );
}

/** The proof decides who holds a host. @source cases I13 */
const takeOverWords = (name: string) =>
  t`Is it yours? Then remove every other TXT record of ${name} that begins with “domain-verify=”, and leave only yours. As soon as only yours is there, the domain moves to your account.`;
