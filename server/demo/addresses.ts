import type { Random } from '../lib/random';

type Place = readonly [city: string, state: string | null, postalCode: string];

interface AddressFormats {
  /** `#` is replaced by the house number. */
  lines: readonly [string, ...string[]];
  places: readonly [Place, ...Place[]];
}

const byCountry: Readonly<Record<string, AddressFormats>> = {
  US: {
    lines: ['# Maple Street', '# Harbor Avenue', '# Mission Street', '# Old Mill Road'],
    places: [
      ['San Francisco', 'CA', '94103'],
      ['Portland', 'OR', '97209'],
      ['Austin', 'TX', '78701'],
      ['Denver', 'CO', '80202'],
      ['Brooklyn', 'NY', '11201'],
    ],
  },
  GB: {
    lines: ['# Church Road', '# Station Approach', '# Mill Lane'],
    places: [
      ['London', null, 'E8 3PN'],
      ['Bristol', null, 'BS1 4ST'],
      ['Leeds', null, 'LS1 5PL'],
    ],
  },
  DE: {
    lines: ['Lindenstraße #', 'Am Markt #', 'Gartenweg #'],
    places: [
      ['Berlin', null, '10969'],
      ['Hamburg', null, '20095'],
      ['Leipzig', null, '04109'],
    ],
  },
  FR: {
    lines: ['# rue des Lilas', '# avenue Victor Hugo'],
    places: [
      ['Lyon', null, '69003'],
      ['Nantes', null, '44000'],
    ],
  },
  BR: {
    lines: ['Rua das Flores, #', 'Avenida Paulista, #'],
    places: [
      ['São Paulo', 'SP', '01310-100'],
      ['Curitiba', 'PR', '80010-000'],
    ],
  },
  ES: {
    lines: ['Calle Mayor, #', 'Avenida del Puerto, #'],
    places: [
      ['Valencia', null, '46002'],
      ['Madrid', null, '28013'],
    ],
  },
  IN: {
    lines: ['#, MG Road', '#, Park Street'],
    places: [
      ['Bengaluru', 'Karnataka', '560001'],
      ['Pune', 'Maharashtra', '411001'],
    ],
  },
  PL: { lines: ['ul. Długa #', 'ul. Polna #'], places: [['Kraków', null, '31-147']] },
  JP: { lines: ['#-chōme 4-2 Jingumae'], places: [['Tokyo', null, '150-0001']] },
  NG: { lines: ['# Allen Avenue', '# Awolowo Road'], places: [['Lagos', 'Lagos', '100001']] },
  SE: { lines: ['Storgatan #', 'Skolvägen #'], places: [['Göteborg', null, '411 38']] },
  AU: { lines: ['# George Street', '# Beach Road'], places: [['Melbourne', 'VIC', '3000']] },
};

export interface Address {
  addressLine1: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
}

const emptyAddress: Address = { addressLine1: null, city: null, state: null, postalCode: null };

/** Returns a random address. All fields are null if the demo has no addresses for the country. */
export function makeAddress(random: Random, country: string | null): Address {
  const formats = byCountry[country ?? ''];
  if (!formats) return emptyAddress;
  const [city, state, postalCode] = random.pick(formats.places);
  const line = random.pick(formats.lines).replace('#', String(1 + random.below(140)));
  return { addressLine1: line, city, state, postalCode };
}
