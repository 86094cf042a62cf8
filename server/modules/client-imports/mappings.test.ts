import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { deleteImportMapping, listImportMappings, saveImportMapping } from './mappings';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});

const columns = [
  { header: 'Client', field: 'Name' },
  { header: 'Mail', field: 'Email' },
] as const;

test('a mapping is kept under its name for the whole team, until it is deleted', async () => {
  const { id } = await saveImportMapping(ctx, { name: ' Old  shop ', columns: [...columns] });
  const colleague = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  await expect(listImportMappings(colleague)).resolves.toEqual([{ id, name: 'Old shop', columns }]);
  await expect(deleteImportMapping(colleague, id)).resolves.toBe(true);
  await expect(listImportMappings(ctx)).resolves.toEqual([]);
});

test('a name that is taken takes the new columns, whatever its case', async () => {
  const first = await saveImportMapping(ctx, { name: 'Old shop', columns: [...columns] });
  const again = await saveImportMapping(ctx, { name: 'OLD SHOP', columns: [columns[1]] });
  expect(again).toEqual({ id: first.id, name: 'OLD SHOP', columns: [columns[1]] });
  await expect(listImportMappings(ctx)).resolves.toHaveLength(1);
});

test('a long header is cut between two characters', async () => {
  const header = `${'x'.repeat(99)}😀 and more`;
  const { columns: kept } = await saveImportMapping(ctx, {
    name: 'Long',
    columns: [{ header, field: 'Name' }],
  });
  expect(kept).toEqual([{ header: 'x'.repeat(99), field: 'Name' }]);
});

test.each([
  ['no name', { name: '  ', columns: [...columns] }, 'name'],
  ['a long name', { name: 'x'.repeat(61), columns: [...columns] }, 'name'],
  ['no columns', { name: 'Empty', columns: [] }, 'columns'],
  ['a field twice', { name: 'Twice', columns: [columns[0], columns[0]] }, 'columns'],
])('refuses %s, and says which field', async (_what, input, field) => {
  await expect(saveImportMapping(ctx, input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
});

test('is not for those without MANAGE_CLIENT_MANAGEMENT, nor for another company', async () => {
  const { id } = await saveImportMapping(ctx, { name: 'Ours', columns: [...columns] });
  const colleague = await world.as(company, 'MANAGE_PAYMENTS');
  await expect(listImportMappings(colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(deleteImportMapping(colleague, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
  await expect(listImportMappings(stranger)).resolves.toEqual([]);
  await expect(deleteImportMapping(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(deleteImportMapping(ctx, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
