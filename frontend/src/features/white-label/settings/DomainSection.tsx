import { t } from '@lingui/core/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { ReplyOf, verifyWhiteLabelDomain, WhiteLabelView } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { DomainFindings } from '../../../shared/domains/DomainFindings.js';
import { DomainHelp } from '../../../shared/domains/DomainHelp.js';
import { DomainLook, NextCheck } from '../../../shared/domains/DomainLook.js';
import { DomainRecords } from '../../../shared/domains/DomainRecords.js';
import { useDue } from '../../../shared/domains/use-due.js';
import { useVerifyWhiteLabelDomainMutation } from './domain-api.js';

type Looked = Pick<ReplyOf<typeof verifyWhiteLabelDomain>, 'claim' | 'problems'>;

interface DomainSectionProps {
  saved: WhiteLabelView | null;
  typed: string;
  onTyped: (domain: string) => void;
  /** The record has changed: read it again. */
  onVerified: () => void;
}

/** The domain of the site, and what is still missing until it is verified. Another one has to be verified again. @source spec 2, spec 4 "Domain" */
export function DomainSection({ saved, typed, onTyped, onVerified }: DomainSectionProps) {
  const { looked, problem, isPressed, press, forget } = useDomainClaim({ saved, typed, onTyped, onVerified });
  const isVerified =
    looked?.claim.isVerified === true || (saved?.domainVerified === true && isSame(typed, saved.domain));
  const records = looked?.claim.records ?? [];
  const isMissing = looked !== null && !isVerified;
  const served = saved?.status === 1 ? servedDomain(saved) : '';
  const isChange = served !== '' && !isSame(typed, served);
  return (
    <Stack gap="md">
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          label={t`Domain`}
          placeholder="agency.com"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={typed}
          error={problem}
          onChange={(event) => {
            forget();
            onTyped(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // The form around it saves what is below; here Enter verifies.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isVerified) press();
          }}
        />
        <Button
          mt={26}
          loading={isPressed}
          disabled={isVerified || typed.trim() === ''}
          leftSection={isVerified ? <IconCheck size={18} stroke={1.5} /> : undefined}
          onClick={press}
        >
          {isVerified ? t`Verified` : t`Verify`}
        </Button>
      </Group>
      <DomainHelp records={records} />
      {isChange && (
        <InlineAlert
          tone="info"
          title={t`Your site stays at ${served} until the new domain is verified and has its certificate. After that, ${served} leads to it for 90 days.`}
        />
      )}
      {isMissing && (
        <>
          <DomainLook domain={looked.claim} isLooking={isPressed} />
          <DomainFindings problems={looked.problems} proofName={records.find(({ type }) => type === 'TXT')?.fullName} />
          <DomainRecords records={records} isLookedUp={looked.claim.lastCheckedAt !== null} />
          <NextCheck at={looked.claim.nextCheckAt} />
        </>
      )}
    </Stack>
  );
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The domain at which the site is now: another one than the chosen one, until that has its certificate. */
function servedDomain({ origin, domain }: Pick<WhiteLabelView, 'origin' | 'domain'>): string {
  if (origin === null) return domain;
  const host = new URL(origin).hostname;
  // The chosen one is in the letters that people read.
  return URL.canParse(`http://${domain}`) && new URL(`http://${domain}`).hostname === host ? domain : host;
}

/** The claim of what is typed, as the server saw it last. */
function useDomainClaim({ saved, typed, onTyped, onVerified }: DomainSectionProps) {
  const [verify] = useVerifyWhiteLabelDomainMutation();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const shown = useRef(typed);
  useEffect(() => {
    shown.current = typed;
  }, [typed]);

  const ask = async (domain: string) => {
    const answer = await verify({ domain, ...(saved ? { _id: saved._id } : {}) });
    // What was typed in the meantime is another domain.
    if (shown.current !== domain) return;
    const refusal = refusalOf(answer);
    setProblem(refusal && (refusal.errors?.[0]?.message ?? refusal.message));
    if (!answer.data) return;
    setLooked(answer.data);
    shown.current = answer.data.claim.displayHost;
    onTyped(answer.data.claim.displayHost);
    if (answer.data.domainVerified || saved === null) onVerified();
  };
  const press = () => {
    setPressed(true);
    void ask(typed).finally(() => setPressed(false));
  };
  const isWaiting = saved !== null && saved.domain !== '' && !saved.domainVerified;
  const hasAsked = useRef(false);
  useEffect(() => {
    // What is missing shows at once, without a press.
    if (!isWaiting || hasAsked.current) return;
    hasAsked.current = true;
    void ask(shown.current);
  });
  useDue(looked && !looked.claim.isVerified ? looked.claim.nextCheckAt : null, () => void ask(shown.current));

  const forget = () => {
    setLooked(null);
    setProblem(null);
  };
  return { looked, problem, isPressed, press, forget };
}
