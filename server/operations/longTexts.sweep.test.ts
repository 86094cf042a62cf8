import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { createLengthLimits, type InputDefinition } from '../platform/internals';
import { startOpenIdIssuer, type OpenIdIssuer } from '../testing/openIdIssuer';
import { isSlowRun } from '../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { variablesOf, type VariableOverrides } from './variables';
import { contract, operations, type Operation } from './operations';
import { withVariableDefault } from './testing/variableDefault';
import { isRefusedEarly, isRestRefusedEarly } from './testing/earlyRefusals';
import { createRows, needsRows, type PrepareRows } from './testing/rows';
import { restParameters, maxRestLength, sendParameter, type RestParameter } from './testing/restParameters';
import { call, openTestApi, type ApiResponse, type TestApi } from './testApi';

/** An argument or field of schema.graphql that takes a string, such as `input.emails`. */
interface TextInput {
  operation: Operation;
  path: string;
  isList: boolean;
  /** The length limit in characters. */
  maxLength: number;
}

const excessiveLength = 200_000;
/** The length for URLs and headers. A quadratic regular expression takes 2 seconds at this length. */
const parameterLength = 50_000;
/** The length for inline default values, which must fit a GraphQL document of 50,000 characters. */
const defaultLength = 20_000;
/**
 * The maximum CPU time of one call. A quadratic regular expression takes 30 seconds for 200,000 characters.
 */
const maxCpuMs = 500;
/** The maximum CPU time for an HTML document, which is parsed and sanitized. */
const maxDocumentCpuMs = 2000;
/** The maximum average CPU time. Exceeded if many calls are slow, even if each is below `maxCpuMs`. */
const maxAverageCpuMs = 60;

const lengthLimitOf = createLengthLimits(contract);

function textInputsIn(
  operation: Operation,
  input: InputDefinition,
  path: string,
  seen: readonly string[] = [],
): TextInput[] {
  const named = getNamedType(input.type as GraphQLInputType);
  if (isInputObjectType(named)) {
    if (seen.includes(named.name)) return [];
    return Object.values(named.getFields()).flatMap((field) =>
      textInputsIn(operation, field, `${path}.${field.name}`, [...seen, named.name]),
    );
  }
  if (named.name !== 'String') return [];
  return [
    { operation, path, isList: isListType(getNullableType(input.type)), maxLength: lengthLimitOf(input).max },
  ];
}

const textInputs: readonly TextInput[] = operations.flatMap((operation) =>
  operation.field.args.flatMap((input) => textInputsIn(operation, input, input.name)),
);

const repeatTo = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

type Shape = (length: number) => string;

const repeatedUnits = [
  '.',
  ' ',
  '@',
  '<',
  'a',
  '-',
  '0',
  '\n',
  '%',
  '{{',
  '((',
  '<a',
  'a.',
  '\u0301',
  '。',
  '/',
];
// Followed by a different character, these make a regular expression backtrack from every position.
const terminatedUnits = ['.', ' ', '-', 'a', '0'];

/** Generators of text on which a regular expression with superlinear backtracking is slow. */
const shapes: readonly (readonly [name: string, make: Shape])[] = [
  ...repeatedUnits.map((unit) => [JSON.stringify(unit), (length: number) => repeatTo(unit, length)] as const),
  ...terminatedUnits.map(
    (unit) =>
      [
        `${JSON.stringify(unit)} and another end`,
        (length: number) => `a${repeatTo(unit, length - 2)}!`,
      ] as const,
  ),
  ['an address', (length) => `${repeatTo('a.', length / 2)}@${repeatTo('a.', length / 2 - 1)}`],
];

/** Selects pairs of a text input and a shape by their indexes. */
type SamplePredicate = (input: number, shape: number) => boolean;

/** `ready` prepares a call outside the measured time. */
type MeasuredCall = readonly [name: string, ready: () => Promise<() => Promise<unknown>>];

/** The time-out is long, because the slow project sends thousands of calls. */
const timeoutMs = 600_000;

// The gate tests a sample. The slow project sends every shape to every text input.
/** Returns whether the run includes a text of 200,000 characters. */
const isSampledTooLong: SamplePredicate = (input, shape) => isSlowRun || (input + shape) % 21 === 0;
/** Returns whether the run includes a text of the maximum allowed length. */
const isSampledAtLimit: SamplePredicate = (input, shape) =>
  isSlowRun || input % (4 * shapes.length) === 4 * shape;

let fixture: Fixture;
let api: TestApi;
let google: OpenIdIssuer;
let company: TestCompany;
let rowsFor: PrepareRows;
let token: string;

beforeAll(async () => {
  google = await startOpenIdIssuer('client');
  // The server reads Google tokens only if Google sign-in is configured.
  const { issuer: GOOGLE_ISSUER, jwksUrl: GOOGLE_JWKS_URL } = google;
  fixture = await openFixture({
    REQUESTS_PER_MINUTE: '0',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_ISSUER,
    GOOGLE_JWKS_URL,
  });
  api = await openTestApi(fixture.services);
  company = await fixture.company();
  token = (await fixture.signedIn(company)).token;
  rowsFor = createRows({ fixture, api, google, pendingCompany: company }, token);
});

afterAll(async () => {
  await api.app.close();
  await fixture.close();
  await google.close();
});

function variablesWith(
  { operation, path, isList }: TextInput,
  text: string,
  overrides: VariableOverrides = {},
) {
  const otherOverrides = Object.entries(overrides).filter(([input]) => !path.startsWith(`${input}.`));
  return variablesOf(operation, { ...Object.fromEntries(otherOverrides), [path]: isList ? [text] : text });
}

const send = (input: TextInput, text: string): Promise<ApiResponse> =>
  call(api, input.operation, variablesWith(input, text), token);

function sendAsVariableDefault(input: TextInput, text: string): Promise<ApiResponse> {
  const [argument = ''] = input.path.split('.');
  return call(api, ...withVariableDefault(input.operation, argument, variablesWith(input, text)), token);
}

/** Clears the rate limits and email counts, so that none refuses a call before its text is read. */
async function clearRateLimits(): Promise<void> {
  const { database } = fixture.services;
  await database.onPlatform((db) => db.query('delete from rate_limits'));
  await database.inCompany(company.id, (db) => db.query('delete from daily_email_counts'));
}

async function measureCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects the CPU time of each call and the average to be within the limits. Runs the calls one after
 * another, because CPU time is measured for the whole process.
 */
async function expectBoundedCpu(calls: readonly MeasuredCall[]) {
  const slow: string[] = [];
  let total = 0;
  for (const [name, prepare] of calls) {
    let ms = await measureCpuMs(await prepare());
    // Measures again, because the first run may include garbage collection of earlier tests.
    if (ms > maxCpuMs) ms = Math.min(ms, await measureCpuMs(await prepare()));
    if (ms > maxCpuMs) slow.push(`${name}: ${Math.round(ms)} ms`);
    total += ms;
  }
  expect(slow).toEqual([]);
  expect(total / Math.max(1, calls.length)).toBeLessThan(maxAverageCpuMs);
}

const nameOf = ({ operation, path }: TextInput, shape: string): string =>
  `${operation.name}, ${path}, ${shape}`;

const sampleCalls = (isSampled: SamplePredicate, places: readonly TextInput[]) =>
  places.flatMap((input, inputIndex) =>
    shapes
      .filter((_shape, shapeIndex) => isSampled(inputIndex, shapeIndex))
      .map(([shape, make]) => ({ place: input, make, name: nameOf(input, shape) })),
  );

const limitedInputs = textInputs.filter(({ maxLength }) => maxLength < excessiveLength);
const documentInputs = textInputs.filter(({ maxLength }) => maxLength >= excessiveLength);

test(
  'the API rejects a text above the maximum length in bounded CPU time and names the field',
  async () => {
    expect(limitedInputs.length).toBeGreaterThan(150);
    const unnamed: string[] = [];
    const expectRefusal = async (input: TextInput, name: string, response: Promise<ApiResponse>) => {
      const { code, fields } = await response;
      const field = input.path.replace(/^input\./, '');
      const isNamed = fields.some((errorField) => errorField.replace(/\.0(?=\.|$)/g, '') === field);
      if (code !== 'BAD_USER_INPUT' || !isNamed) unnamed.push(name);
    };
    await expectBoundedCpu(
      sampleCalls(isSampledTooLong, limitedInputs).map(({ place: input, make, name }) => [
        name,
        async () => () => expectRefusal(input, name, send(input, make(excessiveLength))),
      ]),
    );
    await expectBoundedCpu(
      sampleCalls(isSampledAtLimit, limitedInputs).map(({ place: input, make, name }) => [
        name,
        async () => () =>
          expectRefusal(input, `${name}, as a default`, sendAsVariableDefault(input, make(defaultLength))),
      ]),
    );
    expect(unnamed).toEqual([]);
  },
  timeoutMs,
);

test(
  'the API reads a text of the maximum length in bounded CPU time',
  async () => {
    const sampled = sampleCalls(isSampledAtLimit, limitedInputs);
    // Sends each operation once before the measurement, because the first call also validates the document.
    for (const operation of new Set(sampled.map(({ place: input }) => input.operation))) {
      if (!needsRows(operation)) await call(api, operation, variablesOf(operation), token);
    }
    const skipped: string[] = [];
    await expectBoundedCpu(
      sampled.map(({ place: input, make, name }) => [
        name,
        async () => {
          const { overrides, token: callToken } = await rowsFor(input.operation);
          const text = make(input.maxLength);
          const variables = variablesWith(input, text, overrides);
          if (!JSON.stringify(variables).includes(JSON.stringify(text))) skipped.push(`${name}: not sent`);
          await clearRateLimits();
          return async () => {
            const { code } = await call(api, input.operation, variables, callToken);
            if (isRefusedEarly(code, input.path)) skipped.push(`${name}: ${code}`);
          };
        },
      ]),
    );
    expect(skipped).toEqual([]);
  },
  timeoutMs,
);

test(
  'the API reads 200,000 characters of a document field in bounded CPU time',
  async () => {
    expect(documentInputs.map(({ operation }) => operation.name)).toEqual([
      'saveLegalDraft',
      'saveQuickGuideDraft',
      'saveContentTranslation',
    ]);
    for (const { place: input, make, name } of sampleCalls(isSampledTooLong, documentInputs)) {
      const ms = await measureCpuMs(() => send(input, make(excessiveLength)));
      expect([name, ms < maxDocumentCpuMs]).toEqual([name, true]);
    }
  },
  timeoutMs,
);

test(
  'the API reads a long URL or header parameter of openapi.yaml in bounded CPU time',
  async () => {
    expect(restParameters.map(({ name }) => name)).toContain('encoding');
    const skipped: string[] = [];
    const sendLong = async (name: string, input: RestParameter, make: Shape) => {
      const status = await sendParameter(api, input, make(maxRestLength(input, parameterLength)), token);
      if (isRestRefusedEarly(status, input)) skipped.push(`${name}: ${status}`);
    };
    await expectBoundedCpu(
      restParameters.flatMap((input, inputIndex) =>
        shapes
          .filter((_shape, shapeIndex) => isSampledTooLong(inputIndex, shapeIndex))
          .map(([shape, make]): MeasuredCall => {
            const name = `${input.method} ${input.path}, ${input.name}, ${shape}`;
            return [name, async () => () => sendLong(name, input, make)];
          }),
      ),
    );
    expect(skipped).toEqual([]);
  },
  timeoutMs,
);
