/** Orders and donations of a shop that is in use, the same for the same seed. */
export interface PlannedOrder {
  daysAgo: number;
  /** Index in the demo products; a shirt has a size. */
  product: number;
  variantId: string | null;
  qty: number;
  /** Major units, where the buyer decides. */
  price?: string;
  buyer: { name: string; email: string; address: string; country: string };
  utmSource: string | null;
  isRefunded: boolean;
}
export interface PlannedDonation {
  daysAgo: number;
  amount: number;
  interval: 'once' | 'month';
  name: string;
  email: string;
  message: string;
  isAnonymous: boolean;
}

const names = [
  ...['Ada Brandt', 'Noah Keller', 'Sofia Rossi', 'Liam O’Brien', 'Mia Schneider', 'Yuki Tanaka', 'Omar Haddad'],
  ...['Elif Yıldız', 'Jonas Weber', 'Clara Dubois', 'Mateo García', 'Ingrid Larsen', 'Zoë Peeters', 'Tomasz Nowak'],
  ...['Amina Diallo', 'Lucas Silva', 'Hana Novak', 'Peter Lang', 'Grace Miller', 'Ravi Patel'],
];
const hamburg = { address: 'Gartenweg 12\n20095 Hamburg', country: 'DE' };
const homes = [
  ...[hamburg, hamburg, hamburg],
  { address: 'Lindengasse 8\n1070 Wien', country: 'AT' },
  { address: '14 rue des Lilas\n69003 Lyon', country: 'FR' },
  { address: 'Tuinstraat 21\n1015 Amsterdam', country: 'NL' },
  { address: '240 Elm Street\nPortland, OR 97205', country: 'US' },
  { address: '7 Orchard Lane\nBristol BS1 4ND', country: 'GB' },
];
const sources = ['instagram', 'instagram', 'newsletter', 'tiktok', null, null];
const messages = ['Your recordings got me through the winter.', 'Keep going!', '', '', 'For the next volume.'];

/** Mulberry32. @returns numbers from 0 to 1 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers of orders and receipts rise with time. */
const oldestFirst = (a: { daysAgo: number }, b: { daysAgo: number }) => b.daysAgo - a.daysAgo;

export function demoPlan(seed = 7): { orders: PlannedOrder[]; donations: PlannedDonation[] } {
  const random = randomFrom(seed);
  const one = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const person = () => {
    const name = one(names, 'Ada Brandt');
    const local = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replace(/ /g, '.');
    return { name, email: `${local}@example.com` };
  };
  // More of them lately: the shop grows.
  const day = () => Math.floor(90 * random() ** 1.4 * 100) / 100;
  const kinds = [0, 0, 0, 0, 2, 2, 2, 3, 1];
  let shirts = 0;
  const orders = Array.from({ length: 64 }, (_, index) => {
    const wanted = one(kinds, 0);
    const product = wanted === 1 && shirts >= 9 ? 0 : wanted;
    if (product === 1) shirts += 1;
    return {
      ...{ daysAgo: day(), product, qty: product === 0 && random() < 0.1 ? 2 : 1 },
      variantId: product === 1 ? (shirts % 2 === 0 ? 'l' : 's') : null,
      ...(product === 2 ? { price: one(['3.00', '5.00', '8.00', '8.00', '12.00', '20.00'], '8.00') } : {}),
      buyer: { ...person(), ...one(homes, hamburg) },
      utmSource: one(sources, null),
      isRefunded: product === 0 && index % 16 === 5,
    };
  });
  const donations = Array.from({ length: 18 }, () => ({
    ...{ daysAgo: day(), amount: one([500, 500, 1_000, 1_000, 2_500, 5_000], 1_000) },
    interval: random() < 0.2 ? ('month' as const) : ('once' as const),
    ...{ ...person(), message: one(messages, ''), isAnonymous: random() < 0.15 },
  }));
  return { orders: orders.sort(oldestFirst), donations: donations.sort(oldestFirst) };
}
