import { escapeHtml, html, redirect, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import { hostedPage, priceText } from '../payments/hosted-page.js';
import type { Account } from './account.js';
import type { Simulator } from './context.js';
import type { Session } from './objects.js';
import { completeSession, decline } from './settlement.js';

/** Test cards by what they do. @source docs.stripe.com/testing */
const declines: Readonly<Record<string, { code: string; declineCode: string | null }>> = {
  '4000000000000002': { code: 'card_declined', declineCode: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', declineCode: 'insufficient_funds' },
  '4000000000009987': { code: 'card_declined', declineCode: 'lost_card' },
  '4000000000000069': { code: 'expired_card', declineCode: null },
  '4000000000000127': { code: 'incorrect_cvc', declineCode: null },
  '4000000000000119': { code: 'processing_error', declineCode: null },
};
const challenged = new Set(['4000002500003155', '4000002760003184', '4000000000003220']);

export function paymentPage(account: Account, session: Session, problem = ''): Reply {
  if (session.status !== 'open') return html(closedPage(session.status), session.status === 'expired' ? 410 : 200);
  const zeroDecimal = /^(bif|clp|djf|gnf|jpy|kmf|krw|mga|pyg|rwf|vnd|vuv|xaf|xof|xpf)$/.test(session.currency);
  const digits = zeroDecimal ? 0 : /^(bhd|jod|kwd|omr|tnd)$/.test(session.currency) ? 3 : 2;
  const price = (amount: number) => priceText(amount, session.currency, digits);
  const items = account.lineItems.get(session.id) ?? [];
  const lines = items.map(({ description, quantity, amount_total: amount, recurring }) => ({
    text: `${description}${quantity > 1 ? ` × ${quantity}` : ''}`,
    price: `${price(amount)}${recurring ? ` per ${recurring.interval}` : ''}`,
  }));
  const email = escapeHtml(session.customer_details?.email ?? session.customer_email ?? '');
  return html(
    hostedPage({
      title: `Pay ${price(session.amount_total)}`,
      seller: `Shop ${account.name.slice(0, 12)}`,
      total: price(session.amount_total),
      lines,
      problem,
      form: `<form method="post"><label>E-mail<input name="email" type="email" required value="${email}" autocomplete="email"></label>
<label>Card number<input name="card" inputmode="numeric" value="4242 4242 4242 4242" autocomplete="off"></label>
<label>Name on card<input name="name" autocomplete="off" maxlength="100"></label>
<button class="go" name="outcome" value="pay">Pay ${escapeHtml(price(session.amount_total))}</button>
<button name="outcome" value="decline">Pay with a card that is declined</button>
<button name="outcome" value="challenge">Pay with 3-D Secure</button>
<button name="outcome" value="delayed">Pay by bank debit (arrives later)</button>
<button name="outcome" value="close">Pay and close the tab</button>
<button name="outcome" value="cancel" formnovalidate>Cancel and go back</button></form>`,
      provider: 'Stripe',
    }),
  );
}

const closedPage = (status: string) =>
  hostedPage({
    title: status === 'expired' ? 'This payment page has expired' : 'This payment is complete',
    seller: '',
    total: '',
    lines: [],
    problem: '',
    form: '<p>You can close this tab.</p>',
    provider: 'Stripe',
  });

const challengePage = (session: Session, email: string, name: string) =>
  hostedPage({
    title: 'Confirm it is you',
    seller: 'Your bank',
    total: '',
    lines: [],
    problem: '',
    form: `<form method="post"><input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">
<button class="go" name="outcome" value="pay">Complete authentication</button><button name="outcome" value="challenge-failed">Fail authentication</button></form>`,
    provider: 'Stripe',
  });

const afterPaying = (session: Session): Reply =>
  redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));

const clicked = (form: SimRequest['form'], session: Session) => ({
  outcome: form.get('outcome') ?? 'pay',
  card: (form.get('card') ?? '').replace(/\D/g, ''),
  buyer: { email: form.get('email') || session.customer_email, name: form.get('name') || null },
});

/** What the buyer clicked. */
export function payOnPage(simulator: Simulator, account: Account, session: Session, { form }: SimRequest): Reply {
  if (session.status === 'complete') return afterPaying(session);
  if (session.status === 'expired') return paymentPage(account, session);
  const { outcome, card, buyer } = clicked(form, session);
  if (outcome === 'cancel') return session.cancel_url ? redirect(session.cancel_url) : paymentPage(account, session);
  if (outcome === 'challenge' || (outcome === 'pay' && challenged.has(card)))
    return html(challengePage(session, buyer.email ?? '', buyer.name ?? ''));
  const refusal = refusalOf(outcome, card);
  if (refusal) {
    decline(simulator, account, session, refusal);
    return paymentPage(
      account,
      session,
      `Your card was declined (${refusal.declineCode ?? refusal.code}). Try another one.`,
    );
  }
  completeSession(simulator, account, session, buyer, outcome === 'delayed');
  return outcome === 'close' ? paymentPage(account, session) : afterPaying(session);
}

function refusalOf(outcome: string, card: string) {
  if (outcome === 'decline') return { code: 'card_declined', declineCode: 'generic_decline' };
  if (outcome === 'challenge-failed')
    return { code: 'payment_intent_authentication_failure', declineCode: 'authentication_required' };
  return declines[card] ?? null;
}
