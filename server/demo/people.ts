import type { Random } from '../lib/random';

type Names = readonly [string, ...string[]];

interface Region {
  country: string;
  /** How many of a hundred clients come from here. */
  share: number;
  /** A number in E.164 up to the digits that differ, and how many those are. */
  phone: readonly [prefix: string, digits: number];
  first: Names;
  last: Names;
}

const list = (names: string): Names => names.split(' ') as [string, ...string[]];

const regions: readonly [Region, ...Region[]] = [
  {
    country: 'US',
    share: 34,
    phone: ['+1415555', 4],
    first: list(
      'Olivia Noah Emma Liam Ava Mason Sophia Ethan Mia Lucas Harper Jackson Amelia Logan Grace Caleb',
    ),
    last: list(
      'Smith Johnson Nguyen Brooks Carter Ramirez Foster Bennett Coleman Hayes Patel Sullivan Price Wood',
    ),
  },
  {
    country: 'GB',
    share: 13,
    phone: ['+447700900', 3],
    first: list('Isla Oliver Freya George Poppy Arthur Imogen Harry Niamh Rhys Amara Callum'),
    last: list('Clarke Hughes Whitfield Okafor Campbell Ahmed Davies Fletcher Murray Begum'),
  },
  {
    country: 'DE',
    share: 9,
    phone: ['+4915123456', 3],
    first: list('Jonas Lena Felix Hanna Jürgen Mia Lukas Greta Björn Anke'),
    last: list('Müller Schneider Weiß Köhler Hoffmann Yıldız Krause Brandt Lange'),
  },
  {
    country: 'FR',
    share: 8,
    phone: ['+3361234', 4],
    first: list('Camille Hugo Chloé Théo Zoé Léa Étienne Inès Maël Noémie'),
    last: list('Martin Lefèvre Garnier Dubois Benali Moreau Girard Péron Rousseau'),
  },
  {
    country: 'BR',
    share: 7,
    phone: ['+551198765', 4],
    first: list('Ana João Beatriz Thiago Larissa Caio Letícia Rafael Inês'),
    last: list('Silva Souza Gonçalves Araújo Ribeiro Conceição Lima Martins'),
  },
  {
    country: 'ES',
    share: 6,
    phone: ['+3461234', 4],
    first: list('Lucía Mateo Sofía Íñigo Marta Álvaro Nuria Pablo'),
    last: list('García Muñoz Ibáñez Romero Serrano Peña Castro'),
  },
  {
    country: 'IN',
    share: 6,
    phone: ['+919876', 6],
    first: list('Aarav Priya Rohan Ananya Vikram Meera Arjun Kavya'),
    last: list('Sharma Iyer Gupta Nair Reddy Banerjee Khan Desai'),
  },
  {
    country: 'PL',
    share: 4,
    phone: ['+4860123', 4],
    first: list('Zofia Jakub Małgorzata Łukasz Agnieszka Piotr'),
    last: list('Nowak Wiśniewska Wójcik Zieliński Dąbrowska'),
  },
  {
    country: 'JP',
    share: 4,
    phone: ['+8190123', 5],
    first: list('Yuki Haruto Sakura Ren Aoi Kaito'),
    last: list('Sato Suzuki Takahashi Watanabe Kobayashi Ito'),
  },
  {
    country: 'NG',
    share: 4,
    phone: ['+23480312', 5],
    first: list('Chinedu Ngozi Tunde Adaeze Yusuf Folake'),
    last: list('Okonkwo Adeyemi Balogun Eze Bello'),
  },
  {
    country: 'SE',
    share: 3,
    phone: ['+467017406', 2],
    first: list('Astrid Åke Elsa Nils Linnéa Björn'),
    last: list('Lindqvist Åberg Öström Nilsson Sjöberg'),
  },
  {
    country: 'AU',
    share: 2,
    phone: ['+6149157', 4],
    first: list('Matilda Jack Charlotte Cooper Ruby'),
    last: list('Walker Kelly Nguyen Hunter Papadopoulos'),
  },
];

const hundred = regions.flatMap((region) => Array.from({ length: region.share }, () => region));

const letters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', ı: 'i' };

/** Small letters that every mail system takes. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøı]/g, (letter) => letters[letter] ?? '');

const domains: Names = list('mailbox.test inbox.test post.test studio.test workshop.test');

export interface Person {
  name: string;
  email: string;
  country: string;
  phone: string;
}

/** A person nobody else in the demo shares an address with. */
export function makePerson(random: Random, taken: Set<string>): Person {
  const { country, phone, first, last } = hundred[random.below(hundred.length)] ?? regions[0];
  const [given, family] = [random.pick(first), random.pick(last)];
  const box = `${plain(given)}.${plain(family)}`;
  const domain = random.pick(domains);
  let email = `${box}@${domain}`;
  for (let again = 2; taken.has(email); again += 1) email = `${box}${again}@${domain}`;
  taken.add(email);
  const [prefix, digits] = phone;
  const rest = String(random.below(10 ** digits)).padStart(digits, '0');
  return { name: `${given} ${family}`, email, country, phone: `${prefix}${rest}` };
}
