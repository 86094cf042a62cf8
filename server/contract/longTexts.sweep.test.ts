import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { createLongestOf, type Place } from '../graphql/lengths';
import { openIssuer, type OpenIdIssuer } from '../testing/openIdIssuer';
import { isSlowRun } from '../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { variablesOf, type Given } from './inputs';
import { contract, operations, type Operation } from './operations';
import { asDefault } from './testing/asDefault';
import { isUnread, isUnreadByRest } from './testing/refusedUnread';
import { createRows, needsRows, type Rows } from './testing/rows';
import { describedTexts, longestOfRest, sendText, type RestText } from './testing/restTexts';
import { call, openSite, type Answer, type Site } from './site';

/** A place of schema.graphql that takes a text: `input.emails`. */
interface TextPlace {
  operation: Operation;
  path: string;
  isList: boolean;
  /** Characters. */
  longest: number;
}

const longText = 200_000;
/** In an address or a header, where a quadratic expression takes 2 seconds for it. */
const longLine = 50_000;
/** In a document, which holds 50,000. */
const longDefault = 20_000;
/** Of processor time, for one call. A quadratic expression takes 30 seconds for a text of 200,000 characters. */
const mostMs = 500;
/** For a document, which is read and sanitised. */
const mostMsOfDocument = 2000;
/** On average: what most calls take, so that a few slow ones are seen. */
const mostAverageMs = 60;

const longestOf = createLongestOf(contract);

function textsIn(
  operation: Operation,
  place: Place,
  path: string,
  seen: readonly string[] = [],
): TextPlace[] {
  const named = getNamedType(place.type as GraphQLInputType);
  if (isInputObjectType(named)) {
    if (seen.includes(named.name)) return [];
    return Object.values(named.getFields()).flatMap((field) =>
      textsIn(operation, field, `${path}.${field.name}`, [...seen, named.name]),
    );
  }
  if (named.name !== 'String') return [];
  return [
    { operation, path, isList: isListType(getNullableType(place.type)), longest: longestOf(place).max },
  ];
}

/** Every place of the contract that takes a text. */
const textPlaces: readonly TextPlace[] = operations.flatMap((operation) =>
  operation.field.args.flatMap((place) => textsIn(operation, place, place.name)),
);

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

type Shape = (length: number) => string;

const ofUnits = ['.', ' ', '@', '<', 'a', '-', '0', '\n', '%', '{{', '((', '<a', 'a.', '\u0301', '。', '/'];
// What an expression that begins at every character finds no end of.
const withEnd = ['.', ' ', '-', 'a', '0'];

/** Texts that hold up an expression that is not linear. */
const shapes: readonly (readonly [name: string, make: Shape])[] = [
  ...ofUnits.map((unit) => [JSON.stringify(unit), (length: number) => repeated(unit, length)] as const),
  ...withEnd.map(
    (unit) =>
      [
        `${JSON.stringify(unit)} and another end`,
        (length: number) => `a${repeated(unit, length - 2)}!`,
      ] as const,
  ),
  ['an address', (length) => `${repeated('a.', length / 2)}@${repeated('a.', length / 2 - 1)}`],
];

/** Whether a call of a place, by its number, is made with a shape, by its number. */
type Choice = (place: number, shape: number) => boolean;

/** What is prepared is not counted. */
type Call = readonly [name: string, ready: () => Promise<() => Promise<unknown>>];

/** The slow project sends thousands. */
const timeoutMs = 600_000;

// The gate sends one or two shapes to each place, and one of the longest allowed length to every fourth place. The slow
// project sends every shape to every place.
/** With 200,000 characters. */
const tooLong: Choice = (place, shape) => isSlowRun || (place + shape) % 21 === 0;
/** With as many as the contract lets it have. */
const atLimit: Choice = (place, shape) => isSlowRun || place % (4 * shapes.length) === 4 * shape;

let world: World;
let site: Site;
let google: OpenIdIssuer;
let company: TestCompany;
let rowsFor: Rows;
let token: string;

beforeAll(async () => {
  google = await openIssuer('client');
  // Google has to be open for its tokens to be read.
  const { issuer: GOOGLE_ISSUER, jwksUrl: GOOGLE_JWKS_URL } = google;
  world = await openWorld({
    REQUESTS_PER_MINUTE: '0',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_ISSUER,
    GOOGLE_JWKS_URL,
  });
  site = await openSite(world.services);
  company = await world.company();
  token = await world.adminToken(company);
  rowsFor = createRows({ world, site, google, newcomer: company }, token);
});

afterAll(async () => {
  await site.app.close();
  await world.close();
  await google.close();
});

function variablesWith({ operation, path, isList }: TextPlace, text: string, given: Given = {}) {
  const beside = Object.entries(given).filter(([place]) => !path.startsWith(`${place}.`));
  return variablesOf(operation, { ...Object.fromEntries(beside), [path]: isList ? [text] : text });
}

const send = (place: TextPlace, text: string): Promise<Answer> =>
  call(site, place.operation, variablesWith(place, text), token);

function sendAsDefault(place: TextPlace, text: string): Promise<Answer> {
  const [argument = ''] = place.path.split('.');
  return call(site, ...asDefault(place.operation, argument, variablesWith(place, text)), token);
}

/** So that no call is refused before its text is read. */
async function forgetLimits(): Promise<void> {
  const { database } = world.services;
  await database.onPlatform((db) => db.query('delete from rate_limits'));
  await database.inCompany(company.id, (db) => db.query('delete from daily_mails'));
}

async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Each call alone, so that what it takes is its own. */
async function expectLinear(calls: readonly Call[]) {
  const slow: string[] = [];
  let total = 0;
  for (const [name, ready] of calls) {
    let ms = await cpuMsOf(await ready());
    // The garbage of all earlier tests may have been collected meanwhile.
    if (ms > mostMs) ms = Math.min(ms, await cpuMsOf(await ready()));
    if (ms > mostMs) slow.push(`${name}: ${Math.round(ms)} ms`);
    total += ms;
  }
  expect(slow).toEqual([]);
  expect(total / Math.max(1, calls.length)).toBeLessThan(mostAverageMs);
}

const nameOf = ({ operation, path }: TextPlace, shape: string): string =>
  `${operation.name}, ${path}, ${shape}`;

const chosenBy = (choice: Choice, places: readonly TextPlace[]) =>
  places.flatMap((place, at) =>
    shapes
      .filter((_shape, shapeAt) => choice(at, shapeAt))
      .map(([shape, make]) => ({ place, make, name: nameOf(place, shape) })),
  );

const short = textPlaces.filter(({ longest }) => longest < longText);
const long = textPlaces.filter(({ longest }) => longest >= longText);

test(
  '200,000 characters are refused with the name of the field, whichever it is',
  async () => {
    expect(short.length).toBeGreaterThan(150);
    const unnamed: string[] = [];
    const expectRefusal = async (place: TextPlace, name: string, answer: Promise<Answer>) => {
      const { code, fields } = await answer;
      const field = place.path.replace(/^input\./, '');
      const isNamed = fields.some((one) => one.replace(/\.0(?=\.|$)/g, '') === field);
      if (code !== 'BAD_USER_INPUT' || !isNamed) unnamed.push(name);
    };
    await expectLinear(
      chosenBy(tooLong, short).map(({ place, make, name }) => [
        name,
        async () => () => expectRefusal(place, name, send(place, make(longText))),
      ]),
    );
    await expectLinear(
      chosenBy(atLimit, short).map(({ place, make, name }) => [
        name,
        async () => () =>
          expectRefusal(place, `${name}, as a default`, sendAsDefault(place, make(longDefault))),
      ]),
    );
    expect(unnamed).toEqual([]);
  },
  timeoutMs,
);

test(
  'a text that is as long as it may be takes a bounded share of the processor',
  async () => {
    const chosen = chosenBy(atLimit, short);
    // The first call of an operation compiles it.
    for (const operation of new Set(chosen.map(({ place }) => place.operation))) {
      if (!needsRows(operation)) await call(site, operation, variablesOf(operation), token);
    }
    const unread: string[] = [];
    await expectLinear(
      chosen.map(({ place, make, name }) => [
        name,
        async () => {
          const { given, token: own } = await rowsFor(place.operation);
          const text = make(place.longest);
          const variables = variablesWith(place, text, given);
          if (!JSON.stringify(variables).includes(JSON.stringify(text))) unread.push(`${name}: not sent`);
          await forgetLimits();
          return async () => {
            const { code } = await call(site, place.operation, variables, own);
            if (isUnread(code, place.path)) unread.push(`${name}: ${code}`);
          };
        },
      ]),
    );
    expect(unread).toEqual([]);
  },
  timeoutMs,
);

test(
  '200,000 characters where a field takes as many take a bounded share of the processor',
  async () => {
    expect(long.map(({ operation }) => operation.name)).toEqual(['saveLegalDraft', 'saveQuickGuideDraft']);
    for (const { place, make, name } of chosenBy(tooLong, long)) {
      const ms = await cpuMsOf(() => send(place, make(longText)));
      expect([name, ms < mostMsOfDocument]).toEqual([name, true]);
    }
  },
  timeoutMs,
);

test(
  'a text in an address or a header of openapi.yaml takes a bounded share of the processor',
  async () => {
    expect(describedTexts.map(({ name }) => name)).toContain('encoding');
    const unread: string[] = [];
    const sendLong = async (name: string, place: RestText, make: Shape) => {
      const status = await sendText(site, place, make(longestOfRest(place, longLine)), token);
      if (isUnreadByRest(status, place)) unread.push(`${name}: ${status}`);
    };
    await expectLinear(
      describedTexts.flatMap((place, at) =>
        shapes
          .filter((_shape, shapeAt) => tooLong(at, shapeAt))
          .map(([shape, make]): Call => {
            const name = `${place.method} ${place.path}, ${place.name}, ${shape}`;
            return [name, async () => () => sendLong(name, place, make)];
          }),
      ),
    );
    expect(unread).toEqual([]);
  },
  timeoutMs,
);
