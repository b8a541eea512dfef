// What can happen to a payment, and what is left of it in the end.

/** Each happens at the provider alone. @type {Record<string, (shop: import('./shop.mjs').Shop, page: string, email: string) => Promise<void>>} */
export const stories = {
  paid: (shop, page, email) => shop.payAt(page, email),
  'declined, then paid': async (shop, page, email) => {
    await shop.payAt(page, email, 'decline');
    await shop.payAt(page, email);
  },
  'half refunded': async (shop, page, email) => {
    await shop.payAt(page, email);
    await shop.refundAtStripe(await shop.intentOf(page), 500);
  },
  'refunded in two parts': async (shop, page, email) => {
    await shop.payAt(page, email);
    for (const amount of [300, 700]) await shop.refundAtStripe(await shop.intentOf(page), amount);
  },
  disputed: async (shop, page, email) => {
    await shop.payAt(page, email);
    await shop.control('dispute', { charge: await shop.intentOf(page) });
  },
  'dispute lost': async (shop, page, email) => {
    await shop.payAt(page, email);
    const { id } = await shop.control('dispute', { charge: await shop.intentOf(page) });
    await shop.control('close-dispute', { dispute: id, won: false });
  },
};

/**
 * Everything that events change about an order, in one text: two orders with the same story have the same one, whatever the order of their
 * events. Ids and times are no part of it.
 */
export function outcomeOf({ state, paymentState, totals, needsAttention, dispute, refunds, payment }, ledger, mails) {
  const rows = ledger.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`).toSorted();
  const money = { paid: totals?.paid, refunded: totals?.refunded };
  const of = payment && [payment.state, payment.fee, payment.refundedTotal, payment.dispute, payment.disputedAmount];
  const returned = (refunds ?? []).map(({ amount, state: at }) => [amount, at]).toSorted();
  const facts = {
    state,
    paymentState,
    money,
    attention: needsAttention?.code ?? null,
    dispute: dispute?.state ?? null,
  };
  return JSON.stringify({ ...facts, returned, of, rows, mails });
}

/** @returns {Promise<{email: string, outcome: string}[]>} */
export async function outcomes(shop, product, withDatabase) {
  const orders = await shop.orders(product);
  const ids = orders.map(({ paymentId }) => paymentId).filter(Boolean);
  const keys = new Set(orders.map(({ _id }) => _id));
  return withDatabase(shop.installation, async (db) => {
    const ledger = await db
      .collection('commerce.ledger_entries')
      .find({ paymentId: { $in: ids } })
      .toArray();
    const sent = await db.collection('workers.sent_emails').find({ state: 'sent' }).toArray();
    // The key of a mail names the order it is about.
    const mailsOf = new Map();
    for (const { _id } of sent)
      for (const part of _id.split(':')) if (keys.has(part)) mailsOf.set(part, (mailsOf.get(part) ?? 0) + 1);
    // Map.groupBy is not in every Node that we run on.
    const rowsOf = new Map(ids.map((id) => [id, []]));
    for (const row of ledger) rowsOf.get(row.paymentId).push(row);
    return orders.map((order) => ({
      email: order.buyer.email,
      outcome: outcomeOf(order, rowsOf.get(order.paymentId) ?? [], mailsOf.get(order._id) ?? 0),
    }));
  });
}
