import type { UserContacts } from '@linkyard/service-kit';

interface Priced {
  findMany(
    filter: { ownerId: string },
    options: { sort: { createdAt: -1 }; limit: number },
  ): Promise<{ currency: string }[]>;
}

/** What a creator's next appointment or webinar is priced in: the currency of the latest one, else the one of the account, else USD. */
export async function usualCurrency(contacts: UserContacts, records: Priced, ownerId: string): Promise<string> {
  const [latest] = await records.findMany({ ownerId }, { sort: { createdAt: -1 }, limit: 1 });
  if (latest) return latest.currency;
  const contact = await contacts.find(ownerId);
  return contact?.currency ?? 'USD';
}
