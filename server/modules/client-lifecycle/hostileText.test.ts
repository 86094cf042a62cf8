import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { startClientBulk } from '../client-bulks/start';
import { uploadClientImport } from '../client-imports/upload';
import { saveImportMapping } from '../client-imports/mappings';
import { createClient, listClients } from '../clients/service';
import { createSavedView } from '../lists/savedViews';
import { deactivateClient } from './service';
import { updateClient } from './update';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});
afterAll(() => world.close());

const random = seededRandom(3);
const wide = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(0x1f300 + random.below(0x300))).join('');

const texts: readonly (readonly [string, (length: number) => string])[] = [
  ['a NUL', () => 'a\0b'],
  ['half a character', () => 'a\ud83d'],
  ['the other half', () => '\ude00a'],
  ['as many wide characters as there may be', wide],
  ['characters that grow when they are normalised', (length) => '\u0958'.repeat(Math.max(1, length))],
  [
    'characters that grow in an address',
    (length) => `https://a.test/${'é'.repeat(Math.max(1, length - 15))}`,
  ],
  ['characters that grow when they are small', (length) => '\u0130'.repeat(Math.max(1, length))],
];

/** Whatever is typed is taken or refused in plain words; anything else would be a fault of ours. */
async function faultOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof DomainError && error.code === 'BAD_USER_INPUT' ? null : error;
  }
}

const lengths = {
  name: 100,
  email: 300,
  phone: 20,
  contactFirstName: 100,
  contactLastName: 100,
  addressLine1: 200,
  addressLine2: 200,
  city: 100,
  state: 100,
  postalCode: 20,
  country: 2,
  taxId: 50,
  website: 200,
  note: 2000,
  externalId: 100,
};

const aClient = (): Promise<{ id: string }> =>
  createClient(ctx, { name: 'Ada', email: `${newId()}@client.test` });

test.each(texts)('%s does no harm in a field of a client', async (_what, text) => {
  const { id } = await aClient();
  const faults: unknown[] = [];
  for (const [field, length] of Object.entries(lengths)) {
    for (const value of [text(length), `${text(length - 10)}@client.test`]) {
      // Each is written over whatever was taken before it.
      const { items } = await listClients(ctx, {});
      const lockVersion = items.find((client) => client.id === id)?.lockVersion ?? 0;
      faults.push(await faultOf(updateClient(ctx, { id, lockVersion, [field]: value })));
    }
  }
  const tags = Array.from({ length: 20 }, (_, index) => `${text(28)}${index}`);
  const { id: tagged } = await aClient();
  faults.push(await faultOf(updateClient(ctx, { id: tagged, lockVersion: 1, tags })));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test.each(texts)('%s does no harm anywhere else', async (_what, text) => {
  const { id } = await aClient();
  const selection = { ids: [id] };
  const mapping = { name: text(60), columns: [{ header: text(100), field: 'Name' as const }] };
  const view = { list: 'Clients' as const, query: text(2000), columns: [], isShared: false };
  // Cut off where a cell ends at the latest, in the middle of a character.
  const cell = `${'x'.repeat(4999)}${text(30)}`;
  const deactivation = { reason: 'Other', note: text(500) } as const;
  const faults = [
    await faultOf(listClients(ctx, { search: text(500), filter: { tag: [text(100)], country: [text(2)] } })),
    await faultOf(listClients(ctx, { search: text(2) })),
    await faultOf(createClient(ctx, { name: text(100), email: `${text(30)}@client.test`, tags: [text(30)] })),
    await faultOf(
      startClientBulk(ctx, { kind: 'AddTags', selection, tags: [text(30), text(20)] }, 1, newId()),
    ),
    await faultOf(
      startClientBulk(ctx, { kind: 'Deactivate', selection, when: 'Now', ...deactivation }, 1, newId()),
    ),
    await faultOf(saveImportMapping(ctx, mapping)),
    await faultOf(createSavedView(ctx, { ...view, name: text(60) })),
    await faultOf(createSavedView(ctx, { ...view, name: text(59), query: text(1000) })),
    await faultOf(deactivateClient(ctx, { id, when: 'Now', ...deactivation })),
    await faultOf(
      uploadClientImport(ctx, { name: text(50), bytes: Buffer.from(`Email,Name\na@b.test,${cell}`) }),
    ),
  ];
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});
