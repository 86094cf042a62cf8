import type { Random } from '../lib/random';

type Names = readonly [string, ...string[]];

interface Region {
  country: string;
  /** Percentage of clients from this country. */
  share: number;
  /** An E.164 prefix and the number of random digits after it. */
  phone: readonly [prefix: string, digits: number];
  first: Names;
  last: Names;
}

const splitNames = (names: string): Names => names.split(' ') as [string, ...string[]];

const regions: readonly [Region, ...Region[]] = [
  {
    country: 'US',
    share: 34,
    phone: ['+1415555', 4],
    first: splitNames(
      'Olivia Noah Emma Liam Ava Mason Sophia Ethan Mia Lucas Harper Jackson Amelia Logan Grace Caleb',
    ),
    last: splitNames(
      'Smith Johnson Nguyen Brooks Carter Ramirez Foster Bennett Coleman Hayes Patel Sullivan Price Wood',
    ),
  },
  {
    country: 'GB',
    share: 13,
    phone: ['+447700900', 3],
    first: splitNames('Isla Oliver Freya George Poppy Arthur Imogen Harry Niamh Rhys Amara Callum'),
    last: splitNames('Clarke Hughes Whitfield Okafor Campbell Ahmed Davies Fletcher Murray Begum'),
  },
  {
    country: 'DE',
    share: 9,
    phone: ['+4915123456', 3],
    first: splitNames('Jonas Lena Felix Hanna Jürgen Mia Lukas Greta Björn Anke'),
    last: splitNames('Müller Schneider Weiß Köhler Hoffmann Yıldız Krause Brandt Lange'),
  },
  {
    country: 'FR',
    share: 8,
    phone: ['+3361234', 4],
    first: splitNames('Camille Hugo Chloé Théo Zoé Léa Étienne Inès Maël Noémie'),
    last: splitNames('Martin Lefèvre Garnier Dubois Benali Moreau Girard Péron Rousseau'),
  },
  {
    country: 'BR',
    share: 7,
    phone: ['+551198765', 4],
    first: splitNames('Ana João Beatriz Thiago Larissa Caio Letícia Rafael Inês'),
    last: splitNames('Silva Souza Gonçalves Araújo Ribeiro Conceição Lima Martins'),
  },
  {
    country: 'ES',
    share: 6,
    phone: ['+3461234', 4],
    first: splitNames('Lucía Mateo Sofía Íñigo Marta Álvaro Nuria Pablo'),
    last: splitNames('García Muñoz Ibáñez Romero Serrano Peña Castro'),
  },
  {
    country: 'IN',
    share: 6,
    phone: ['+919876', 6],
    first: splitNames('Aarav Priya Rohan Ananya Vikram Meera Arjun Kavya'),
    last: splitNames('Sharma Iyer Gupta Nair Reddy Banerjee Khan Desai'),
  },
  {
    country: 'PL',
    share: 4,
    phone: ['+4860123', 4],
    first: splitNames('Zofia Jakub Małgorzata Łukasz Agnieszka Piotr'),
    last: splitNames('Nowak Wiśniewska Wójcik Zieliński Dąbrowska'),
  },
  {
    country: 'JP',
    share: 4,
    phone: ['+8190123', 5],
    first: splitNames('Yuki Haruto Sakura Ren Aoi Kaito'),
    last: splitNames('Sato Suzuki Takahashi Watanabe Kobayashi Ito'),
  },
  {
    country: 'NG',
    share: 4,
    phone: ['+23480312', 5],
    first: splitNames('Chinedu Ngozi Tunde Adaeze Yusuf Folake'),
    last: splitNames('Okonkwo Adeyemi Balogun Eze Bello'),
  },
  {
    country: 'SE',
    share: 3,
    phone: ['+467017406', 2],
    first: splitNames('Astrid Åke Elsa Nils Linnéa Björn'),
    last: splitNames('Lindqvist Åberg Öström Nilsson Sjöberg'),
  },
  {
    country: 'AU',
    share: 2,
    phone: ['+6149157', 4],
    first: splitNames('Matilda Jack Charlotte Cooper Ruby'),
    last: splitNames('Walker Kelly Nguyen Hunter Papadopoulos'),
  },
];

const weightedRegions = regions.flatMap((region) => Array.from({ length: region.share }, () => region));

const asciiLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', ı: 'i' };

/** Returns a name in lowercase ASCII letters, which every email server accepts. */
const toAscii = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøı]/g, (letter) => asciiLetters[letter] ?? '');

const domains: Names = splitNames('mailbox.test inbox.test post.test studio.test workshop.test');

export interface Person {
  name: string;
  email: string;
  country: string;
  phone: string;
}

/** Returns a random person with an email address that is not in `takenEmails`, and adds the address. */
export function makePerson(random: Random, takenEmails: Set<string>): Person {
  const { country, phone, first, last } = weightedRegions[random.below(weightedRegions.length)] ?? regions[0];
  const [firstName, lastName] = [random.pick(first), random.pick(last)];
  const localPart = `${toAscii(firstName)}.${toAscii(lastName)}`;
  const domain = random.pick(domains);
  let email = `${localPart}@${domain}`;
  for (let suffix = 2; takenEmails.has(email); suffix += 1) email = `${localPart}${suffix}@${domain}`;
  takenEmails.add(email);
  const [prefix, digits] = phone;
  const subscriberDigits = String(random.below(10 ** digits)).padStart(digits, '0');
  return { name: `${firstName} ${lastName}`, email, country, phone: `${prefix}${subscriberDigits}` };
}
