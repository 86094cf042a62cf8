import type { ClientSource } from '../../contract/enums';
import type { NewClient } from '../clients';
import { newId } from '../lib/ids';
import { type Random, seededRandom } from '../lib/random';
import { makeAddress, makePerson, type Person } from './people';

const clientCount = 243;
/** Number of clients imported from the company's previous tool. */
const importedCount = 26;
/** Number of imported clients who pay outside Livery. */
const externalPayerCount = 3;
const seed = 20_260_135;
/** Seeds the payment behavior separately, so that changes to it don't change the clients' other data. */
const paymentSeed = 77_003_911;
const dayMs = 24 * 60 * 60 * 1000;
const importedDaysAgo = 361;
const firstOthersDaysAgo = 355;

const tags = ['vip', 'newsletter', 'referral', 'agency', 'freelancer', 'annual review', 'workshop'] as const;
const notes = [
  'Prefers calls in the morning.',
  'Signed up after the spring workshop.',
  'Asked about upgrading next quarter.',
  'Send invoices to the accounting department.',
  'Wants the logo on every report page.',
] as const;

/** A client before the simulation starts. */
export interface DemoClient {
  client: NewClient & { createdAt: Date };
  /** Index of the client's first plan in `demoPlans`. */
  planIndex: number;
  /** One random source per client, so that changes to one client don't affect the others. */
  random: Random;
  /** Random source for the client's cards and payments. */
  paymentRandom: Random;
  isYearly: boolean;
  /** Whether the client pays outside Livery and so has no card. */
  paysExternally: boolean;
}

function pickSource(random: Random): ClientSource {
  const roll = random.next();
  if (roll < 0.72) return 'SelfSignup';
  return roll < 0.91 ? 'Invite' : 'Manual';
}

/** Picks a random plan. The cheapest one is the most common. */
function pickPlanIndex(random: Random): number {
  const roll = random.next();
  if (roll < 0.56) return 0;
  return roll < 0.9 ? 1 : 2;
}

const pickTags = (random: Random): string[] =>
  random.oneIn(2) ? [] : [...new Set([random.pick(tags), random.pick(tags)])];

/** Returns how many days ago the client joined. Four times as many clients join now as a year ago. */
function daysAgo(index: number, random: Random): number {
  if (index < importedCount) return importedDaysAgo;
  const share = (index - importedCount + random.next()) / (clientCount - importedCount);
  return (firstOthersDaysAgo * (1 - Math.sqrt(1 - 0.9375 * (1 - share)))) / 0.75;
}

const websiteOf = ({ email }: Person): string => `https://${email.replace(/@.*/, '').replace('.', '-')}.test`;

function contactOf(person: Person, random: Random) {
  const hasContact = random.chance(0.7);
  const address = makeAddress(random, hasContact ? person.country : null);
  const [given = null, ...family] = person.name.split(' ');
  return {
    ...address,
    contactFirstName: hasContact ? given : null,
    contactLastName: hasContact ? family.join(' ') : null,
    website: random.oneIn(4) ? websiteOf(person) : null,
    taxId: person.country === 'DE' && hasContact ? `DE${100_000_000 + random.below(900_000_000)}` : null,
  };
}

function makeClient(index: number, today: Date, takenEmails: Set<string>): DemoClient {
  const random = seededRandom(seed + 7919 * index);
  const person = makePerson(random, takenEmails);
  const hasCountry = !random.oneIn(25);
  const isImported = index < importedCount;
  const createdAt = new Date(today.getTime() - daysAgo(index, random) * dayMs);
  const paymentRandom = seededRandom(paymentSeed + 6007 * index);
  const paysExternally = index < externalPayerCount;
  return {
    planIndex: pickPlanIndex(random),
    random,
    paymentRandom,
    paysExternally,
    isYearly: !paysExternally && paymentRandom.chance(0.06),
    client: {
      id: newId(),
      name: person.name,
      email: person.email,
      phone: random.oneIn(4) ? null : person.phone,
      country: hasCountry ? person.country : null,
      status: 'Invited',
      planId: null,
      tags: pickTags(random),
      note: random.oneIn(9) ? random.pick(notes) : null,
      source: isImported ? 'Import' : pickSource(random),
      externalId: isImported ? `NW-${1001 + index}` : null,
      createdAt,
      ...(hasCountry ? contactOf(person, random) : {}),
    },
  };
}

/** Returns clients created within the year before `today`, oldest first. */
export function demoClients(today: Date): DemoClient[] {
  const takenEmails = new Set<string>();
  return Array.from({ length: clientCount }, (_, index) => makeClient(index, today, takenEmails));
}
