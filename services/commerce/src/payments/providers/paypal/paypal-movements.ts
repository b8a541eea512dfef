import type { z } from 'zod';
import { ProviderError } from '@linkyard/egress';
import type { BalanceMovement } from '../payment-provider.js';
import { fromPayPalValue } from './paypal-amount.js';
import type { PayPalHttp } from './paypal-http.js';
import { reportReply } from './paypal-replies.js';

type Line = z.output<typeof reportReply>['transaction_details'][number]['transaction_info'];
/** T04nn are withdrawals to a bank, credited when the bank returns one; these two are fees of chargebacks and disputes. */
const feeCodes = ['T0106', 'T0114'];
const pageSize = 500;
const maxPages = 10;

/**
 * PayPal sends no webhook about withdrawals and reports them hours later; the seller's app needs the permission "Transaction Search".
 * @source developer.paypal.com/docs/transaction-search/transaction-event-codes
 */
export async function readMovements(http: PayPalHttp, since: Date, now = new Date()): Promise<BalanceMovement[]> {
  const movements: BalanceMovement[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      start_date: since.toISOString(),
      end_date: now.toISOString(),
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    });
    const path = `/v1/reporting/transactions?${query}`;
    const report = await http.call({ method: 'GET', path, reply: reportReply }).catch(unlessForbidden);
    if (!report) return [];
    movements.push(...report.transaction_details.flatMap((line) => movementOf(line.transaction_info)));
    if (page >= report.total_pages) break;
  }
  return movements;
}

function movementOf(line: Line): BalanceMovement[] {
  const { transaction_id: id, transaction_event_code: code, transaction_status: status } = line;
  const isPayout = code.startsWith('T04');
  if ((!isPayout && !feeCodes.includes(code)) || (status !== undefined && status !== 'S')) return [];
  const { currency_code: currency, value } = line.transaction_amount;
  const common = { id, currency, at: new Date(line.transaction_initiation_date) };
  const amount = -fromPayPalValue(value, currency);
  const providerPaymentId = isPayout ? null : (line.paypal_reference_id ?? null);
  return [{ ...common, kind: isPayout ? 'payout' : 'disputeFee', amount, providerPaymentId }];
}

function unlessForbidden(error: unknown): null {
  if (error instanceof ProviderError && error.code === 'missing_permission') return null;
  throw error;
}
