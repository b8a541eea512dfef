import { t } from '@lingui/core/macro';
import type { LeadView } from '@linkyard/contracts';

type Person = Pick<LeadView, 'name' | 'email' | 'phone' | 'whatsapp'>;

/** What to call who left something: the name, else the best of what else they left. */
export const personName = ({ name, email, phone, whatsapp }: Person) =>
  name || email || phone || whatsapp || t`Someone`;

/** How to reach them, in one line, without what already stands as the name. */
export function contactLine(person: Person): string {
  const called = personName(person);
  return [person.email, person.phone || person.whatsapp].filter((part) => part && part !== called).join(' · ');
}

/** A chat with this number, or null where it is none. */
export function whatsappLink(whatsapp: string): string | null {
  const digits = whatsapp.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 6 ? `https://wa.me/${digits}` : null;
}
