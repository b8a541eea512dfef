import { InlineAlert, toast, translated, type AlertAction } from '@linkyard/ui';
import { useState } from 'react';
import { isCertain, refusalOf } from '../api/api-error.js';

interface Decide<Decision> {
  label: string;
  decision: Decision;
}
interface Open {
  label: string;
  /** Opens what a decision needs more of, as an amount. */
  onClick: () => void;
}
type Action<Decision> = Decide<Decision> | Open;

/** @property actions the sensible one first */
export interface PaymentNotice<Code, Decision> {
  code: Code;
  text: string;
  actions: readonly [] | readonly [Action<Decision>] | readonly [Action<Decision>, Action<Decision>];
}
export interface PaymentDecision<Code, Decision> {
  code: Code;
  decision: Decision;
  idempotencyKey: string;
}

interface PaymentAttentionProps<Code extends string, Decision extends string> {
  notices: readonly PaymentNotice<Code, Decision>[];
  decide: (decision: PaymentDecision<Code, Decision>) => Promise<{ error?: unknown }>;
  loading: boolean;
}

/** What happened to what was paid for, and what its receiver can do about it: in the drawer of everything that can be paid. */
export function PaymentAttention<Code extends string, Decision extends string>({
  notices,
  decide,
  loading,
}: PaymentAttentionProps<Code, Decision>) {
  // Pressing the button again after an unclear answer repeats the same refund; after any other answer it is another one.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const run = async (code: Code, decision: Decision) => {
    const refusal = refusalOf(await decide({ code, decision, idempotencyKey }));
    if (refusal === null || isCertain(refusal)) setIdempotencyKey(crypto.randomUUID());
    if (refusal) toast.error(refusal.message);
  };
  const buttonOf = (code: Code, action: Action<Decision>): AlertAction =>
    'onClick' in action ? action : { label: action.label, onClick: () => void run(code, action.decision), loading };
  return (
    <>
      {notices.map(({ code, text, actions: [first, second] }) => {
        const one = first && buttonOf(code, first);
        const other = second && buttonOf(code, second);
        return (
          <InlineAlert key={code} title={translated(text)} actions={one && other ? [one, other] : one ? [one] : []} />
        );
      })}
    </>
  );
}
