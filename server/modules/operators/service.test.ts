import type { Permission } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import { setRolePermissions } from '../../testing/inhabitants';
import { listOperators } from './service';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const others: Permission[] = [
  'MANAGE_DASHBOARD',
  'MANAGE_CLIENT_MANAGEMENT',
  'MANAGE_PAYMENTS',
  'MANAGE_WHITE_LABELLED_CUSTOMER',
];

describe('operators', () => {
  test('everyone of the company, by name, with what their role may do', async () => {
    const company = await world.company();
    await world.operator(company, { name: 'Émile', status: 'Pending', role: 'ClientManagement' });
    await world.operator(company, { name: 'Ada' });
    await world.operator(company, { name: 'Zoe' });
    await world.operator(await world.company(), { name: 'Somebody else' });
    await setRolePermissions(world.services.database, company, 'Staff', ['MANAGE_PAYMENTS']);

    const operators = await listOperators(await world.asAdmin(company));

    expect(operators.map(({ name }) => name)).toEqual([
      'Ada',
      'Émile',
      expect.stringMatching(/^Oper/),
      'Zoe',
    ]);
    expect(operators[0]).toMatchObject({ role: 'Staff', status: 'Active', permissions: ['MANAGE_PAYMENTS'] });
    expect(operators[1]).toMatchObject({
      role: 'ClientManagement',
      status: 'Pending',
      permissions: ['MANAGE_CLIENT_MANAGEMENT'],
    });
    expect(operators[2]?.permissions).toHaveLength(5);
    expect(operators[0]?.whiteLabelledCustomer).toMatchObject({ id: company.id, name: company.name });
  });
});

describe('the list of operators', () => {
  test('is open to whoever holds MANAGE_SETTINGS', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS');
    await expect(listOperators(ctx)).resolves.toHaveProperty('length');
  });

  test('is FORBIDDEN without it, every other flag held', async () => {
    const ctx = await world.as(await world.company(), ...others);
    await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is COMPANY_BLOCKED in a blocked company', async () => {
    const ctx = await world.as(await world.company({ status: 'Blocked' }), 'MANAGE_SETTINGS');
    await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' });
  });

  test('is UNAUTHENTICATED for nobody', async () => {
    await expect(listOperators(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
