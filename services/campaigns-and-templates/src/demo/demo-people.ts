import { pick, randomFrom, type Weighted } from './seeded-random.js';
import { demoDays } from './demo-visits.js';

/** What a visitor left on the demo page: answers by field, and when. */
export interface DemoCapture {
  kind: 'optin' | 'form';
  daysAgo: number;
  answers: Record<string, string | boolean>;
  isRead: boolean;
}

const people = [
  ...['Ada Brandt', 'Noah Keller', 'Sofia Rossi', 'Liam O’Brien', 'Mia Schneider', 'Yuki Tanaka', 'Omar Haddad'],
  ...['Elif Yıldız', 'Jonas Weber', 'Clara Dubois', 'Mateo García', 'Ingrid Larsen', 'Zoë Peeters', 'Tomasz Nowak'],
  ...['Amina Diallo', 'Lucas Silva', 'Hana Novak', 'Peter Lang', 'Grace Miller', 'Ravi Patel', 'Nora Lindqvist'],
  ...['Ben Fischer', 'Chiara Conti', 'Daan de Vries', 'Eva Horáková', 'Felix Baumann', 'Gül Demir', 'Hugo Martin'],
];
const questions: Weighted<readonly [about: string, message: string]> = [
  [['A commission', 'Could you make eight dinner plates in the speckled glaze until June?'], 3],
  [['A commission', 'We look for a wash basin for a small bathroom, about 38 cm wide. Do you make such things?'], 2],
  [['A class', 'Is there a place left on Tuesdays? I have never sat at a wheel.'], 4],
  [['A class', 'Do you teach children? Mine is nine and very patient.'], 2],
  [['An order', 'I ordered two mugs last week and would like to add a bowl. Can it go in the same parcel?'], 3],
  [['Something broken', 'The handle of my jug came off in the post. I have photos.'], 2],
];

const addressOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.org`;

/** Sign-ups and questions of ninety days, oldest first. */
export function demoPeople(seed = 23): DemoCapture[] {
  const random = randomFrom(seed);
  // More at the end, as the page gains visitors; nothing of today, which is not over.
  const daysAgo = () => 1 + Math.floor((demoDays - 1) * random() ** 1.4);
  const signUps = people.map((name): DemoCapture => {
    const when = daysAgo();
    const answers = { email: addressOf(name), consent: true };
    return { kind: 'optin', daysAgo: when, answers, isRead: when > 3 };
  });
  const asked = people.slice(4, 18).map((name): DemoCapture => {
    const [about, message] = pick(random, questions);
    const when = daysAgo();
    const answers = { name, email: addressOf(name), about, message };
    return { kind: 'form', daysAgo: when, answers, isRead: when > 4 };
  });
  return [...signUps, ...asked].sort((one, other) => other.daysAgo - one.daysAgo);
}
