import { newId } from '../lib/ids';
import type { NewClient } from '../modules/clients/adding';
import type { ClientSource, ClientStatus } from '../schema.generated';
import { makePerson } from './people';
import { seededRandom, type Random } from './random';

const count = 243;
const seed = 20_260_101;
const dayMs = 24 * 60 * 60 * 1000;
const yearInDays = 365;

const tags = ['vip', 'newsletter', 'referral', 'agency', 'freelancer', 'annual review', 'workshop'] as const;
const notes = [
  'Prefers to be called in the morning.',
  'Came through the spring workshop.',
  'Asked about moving to the larger plan next quarter.',
  'Invoices go to the accounting department.',
  'Wants the logo on every page of the report.',
] as const;

function statusAfter(days: number, random: Random): ClientStatus {
  if (days < 3) return random.oneIn(3) ? 'Trialing' : 'Invited';
  if (days < 14) return random.oneIn(4) ? 'Active' : 'Trialing';
  const luck = random.next();
  if (luck < 0.78) return 'Active';
  if (luck < 0.84) return 'PastDue';
  if (luck < 0.89) return 'Paused';
  return luck < 0.92 ? 'Invited' : 'Deactivated';
}

function sourceOf(random: Random): ClientSource {
  const luck = random.next();
  if (luck < 0.62) return 'SelfSignup';
  if (luck < 0.8) return 'Invite';
  return luck < 0.92 ? 'Import' : 'Manual';
}

const tagsOf = (random: Random): string[] =>
  random.oneIn(2) ? [] : [...new Set([random.pick(tags), random.pick(tags)])];

/** Business grows: more clients joined lately than a year ago. */
const daysAgo = (random: Random): number => yearInDays * random.next() ** 1.5;

/** A year of clients up to `today`, the earliest first; the cheapest plan is the most common. */
export function demoClients(planIds: readonly string[], today: Date): NewClient[] {
  const random = seededRandom(seed);
  const taken = new Set<string>();
  const clients = Array.from({ length: count }, (): NewClient & { createdAt: Date } => {
    const days = daysAgo(random);
    const status = statusAfter(days, random);
    const { name, email, country, phone } = makePerson(random, taken);
    const plan = Math.floor(planIds.length * random.next() ** 1.7);
    return {
      id: newId(),
      name,
      email,
      phone: random.oneIn(4) ? null : phone,
      country: random.oneIn(25) ? null : country,
      status,
      planId: status === 'Invited' ? null : (planIds[plan] ?? null),
      tags: tagsOf(random),
      note: random.oneIn(9) ? random.pick(notes) : null,
      source: sourceOf(random),
      externalId: null,
      createdAt: new Date(today.getTime() - days * dayMs),
    };
  });
  return clients.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
