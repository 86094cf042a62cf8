import { newId } from '../lib/ids';
import type { NewClient } from '../modules/clients/adding';
import type { ClientSource } from '../schema.generated';
import { makeAddress } from './addresses';
import { makePerson, type Person } from './people';
import { seededRandom, type Random } from '../lib/random';

const count = 243;
/** Brought along on the first days, from the tool that was used before. */
const imported = 26;
/** The first of those pay as they did before. */
const payElsewhere = 3;
const seed = 20_260_135;
/** Of what is drawn besides, so that no client's fate hangs on it. */
const habitSeed = 77_003_911;
const dayMs = 24 * 60 * 60 * 1000;
const importedDaysAgo = 361;
const firstOthersDaysAgo = 355;

const tags = ['vip', 'newsletter', 'referral', 'agency', 'freelancer', 'annual review', 'workshop'] as const;
const notes = [
  'Prefers to be called in the morning.',
  'Came through the spring workshop.',
  'Asked about moving to the larger plan next quarter.',
  'Invoices go to the accounting department.',
  'Wants the logo on every page of the report.',
] as const;

/** A client before anything has happened to them. */
export interface DemoClient {
  client: NewClient & { createdAt: Date };
  /** The place of the plan that they begin with. */
  plan: number;
  /** Their own luck, so that the fate of one moves nobody else's. */
  random: Random;
  /** What their cards, and the way they pay, hang on. */
  habits: Random;
  isYearly: boolean;
  /** Came with the import, and has never given a card. */
  paysElsewhere: boolean;
}

function sourceOf(random: Random): ClientSource {
  const luck = random.next();
  if (luck < 0.72) return 'SelfSignup';
  return luck < 0.91 ? 'Invite' : 'Manual';
}

/** The cheapest plan is the most common. */
function planOf(random: Random): number {
  const luck = random.next();
  if (luck < 0.56) return 0;
  return luck < 0.9 ? 1 : 2;
}

const tagsOf = (random: Random): string[] =>
  random.oneIn(2) ? [] : [...new Set([random.pick(tags), random.pick(tags)])];

/** Business grows: four times as many clients join now as a year ago. */
function daysAgo(place: number, random: Random): number {
  if (place < imported) return importedDaysAgo;
  const share = (place - imported + random.next()) / (count - imported);
  return (firstOthersDaysAgo * (1 - Math.sqrt(1 - 0.9375 * (1 - share)))) / 0.75;
}

const websiteOf = ({ email }: Person): string => `https://${email.replace(/@.*/, '').replace('.', '-')}.test`;

function contactOf(person: Person, random: Random) {
  const isKnown = random.chance(0.7);
  const address = makeAddress(random, isKnown ? person.country : null);
  const [given = null, ...family] = person.name.split(' ');
  return {
    ...address,
    contactFirstName: isKnown ? given : null,
    contactLastName: isKnown ? family.join(' ') : null,
    website: random.oneIn(4) ? websiteOf(person) : null,
    taxId: person.country === 'DE' && isKnown ? `DE${100_000_000 + random.below(900_000_000)}` : null,
  };
}

function makeClient(place: number, today: Date, taken: Set<string>): DemoClient {
  const random = seededRandom(seed + 7919 * place);
  const person = makePerson(random, taken);
  const hasCountry = !random.oneIn(25);
  const isImported = place < imported;
  const createdAt = new Date(today.getTime() - daysAgo(place, random) * dayMs);
  const habits = seededRandom(habitSeed + 6007 * place);
  const paysElsewhere = place < payElsewhere;
  return {
    plan: planOf(random),
    random,
    habits,
    paysElsewhere,
    isYearly: !paysElsewhere && habits.chance(0.06),
    client: {
      id: newId(),
      name: person.name,
      email: person.email,
      phone: random.oneIn(4) ? null : person.phone,
      country: hasCountry ? person.country : null,
      status: 'Invited',
      planId: null,
      tags: tagsOf(random),
      note: random.oneIn(9) ? random.pick(notes) : null,
      source: isImported ? 'Import' : sourceOf(random),
      externalId: isImported ? `NW-${1001 + place}` : null,
      createdAt,
      ...(hasCountry ? contactOf(person, random) : {}),
    },
  };
}

/** A year of clients up to `today`, the earliest first. */
export function demoClients(today: Date): DemoClient[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, place) => makeClient(place, today, taken));
}
