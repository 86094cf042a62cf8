import path from 'node:path';
import * as z from 'zod';
import { readJson } from '../lib/contentFiles';
import type { Random } from '../lib/random';

const texts = z.tuple([z.string()], z.string());

const place = z.strictObject({ city: z.string(), state: z.string().nullable(), postalCode: z.string() });

const region = z.strictObject({
  country: z.string(),
  /** Percentage of clients from this country. */
  share: z.int().positive(),
  /** An E.164 prefix and the number of random digits after it. */
  phone: z.strictObject({ prefix: z.string(), digits: z.int().positive() }),
  firstNames: texts,
  lastNames: texts,
  /** `#` is replaced by the house number. */
  addressLines: texts,
  places: z.tuple([place], place),
});

const regions = readJson(path.join(__dirname, 'regions.json'), z.tuple([region], region));

const weightedRegions = regions.flatMap((one) => Array.from({ length: one.share }, () => one));

const asciiLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', ı: 'i' };

/** Returns a name in lowercase ASCII letters, which every email server accepts. */
const toAscii = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøı]/g, (letter) => asciiLetters[letter] ?? '');

const domains = ['mailbox.test', 'inbox.test', 'post.test', 'studio.test', 'workshop.test'] as const;

export interface Person {
  name: string;
  email: string;
  country: string;
  phone: string;
}

/** Returns a random person with an email address that is not in `takenEmails`, and adds the address. */
export function makePerson(random: Random, takenEmails: Set<string>): Person {
  const { country, phone, firstNames, lastNames } =
    weightedRegions[random.below(weightedRegions.length)] ?? regions[0];
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const localPart = `${toAscii(firstName)}.${toAscii(lastName)}`;
  const domain = random.pick(domains);
  let email = `${localPart}@${domain}`;
  for (let suffix = 2; takenEmails.has(email); suffix += 1) email = `${localPart}${suffix}@${domain}`;
  takenEmails.add(email);
  const subscriberDigits = String(random.below(10 ** phone.digits)).padStart(phone.digits, '0');
  return { name: `${firstName} ${lastName}`, email, country, phone: `${phone.prefix}${subscriberDigits}` };
}

interface Address {
  addressLine1: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
}

const emptyAddress: Address = { addressLine1: null, city: null, state: null, postalCode: null };

/** Returns a random address. All fields are null if the demo has no addresses for the country. */
export function makeAddress(random: Random, country: string | null): Address {
  const addresses = regions.find((one) => one.country === country);
  if (!addresses) return emptyAddress;
  const { city, state, postalCode } = random.pick(addresses.places);
  const line = random.pick(addresses.addressLines).replace('#', String(1 + random.below(140)));
  return { addressLine1: line, city, state, postalCode };
}
