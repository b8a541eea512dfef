import type { Difference, UnnamedDifference } from './difference-text.js';
import { incomeAccounts, type LedgerAccount, type LedgerEntry } from '../payments/ledger/ledger.model.js';
import type { AccountSum, FigureSum, PaymentFigure, Sum } from './ledger-sums.js';

interface Figure {
  kind: Difference['kind'];
  accounts: readonly LedgerAccount[];
  figure: PaymentFigure;
  sign: 1 | -1;
  /** Kinds of entries; all of the accounts when missing. */
  of?: readonly LedgerEntry['kind'][];
}
const figures: readonly Figure[] = [
  { kind: 'sales', accounts: incomeAccounts, figure: 'amount', sign: -1 },
  { kind: 'tax', accounts: ['tax'], figure: 'parts.tax', sign: -1 },
  { kind: 'shipping', accounts: ['shipping'], figure: 'parts.shipping', sign: -1 },
  { kind: 'refunds', accounts: ['refunds'], figure: 'refundedTotal', sign: 1 },
  { kind: 'fees', accounts: ['fees'], figure: 'fee', sign: 1, of: ['fee'] },
  { kind: 'dispute_fees', accounts: ['fees'], figure: 'disputeFee', sign: 1, of: ['disputeFee', 'disputeFeeReturned'] },
  { kind: 'disputes', accounts: ['disputes'], figure: 'disputedAmount', sign: 1 },
];

type Compared = Omit<UnnamedDifference, 'kind' | 'reference'>;

/** What payments say and what the ledger says, by figure, owner and currency. Its time grows with the number of sums. */
export class ComparedSums {
  private readonly byFigure = figures.map((figure) => ({ ...figure, compared: new Map<string, Compared>() }));

  addLedger(sum: AccountSum): void {
    for (const { accounts, of, sign, compared } of this.byFigure)
      if (accounts.includes(sum.account) && (!of || of.includes(sum.kind)))
        entryOf(compared, sum).actual += sign * sum.amount;
  }

  addPayments(sum: FigureSum): void {
    for (const { figure, compared } of this.byFigure)
      if (figure === sum.figure) entryOf(compared, sum).expected += sum.amount;
  }

  differences(): UnnamedDifference[] {
    return this.byFigure.flatMap(({ kind, compared }) =>
      [...compared.values()]
        .filter(({ expected, actual }) => expected !== actual)
        .map((difference) => ({ ...difference, kind, reference: '' })),
    );
  }
}

function entryOf(compared: Map<string, Compared>, { ownerId, currency }: Sum): Compared {
  const key = `${ownerId}:${currency}`;
  const entry = compared.get(key) ?? { ownerId, currency, expected: 0, actual: 0 };
  compared.set(key, entry);
  return entry;
}
