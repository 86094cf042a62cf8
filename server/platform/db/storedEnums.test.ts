import {
  clientSources,
  clientStatuses,
  deactivationReasons,
  paymentStatuses,
  paymentTriggers,
  paymentTypes,
  refundReasons,
  refundStatuses,
} from '../../../contract/enums';
import { openFixture, type Fixture } from '../../testing/fixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

test.each<[table: string, column: string, values: readonly string[]]>([
  ['clients', 'source', clientSources],
  ['clients', 'status', clientStatuses],
  ['clients', 'deactivation_reason', deactivationReasons],
  ['payments', 'status', paymentStatuses],
  ['payments', 'trigger', paymentTriggers],
  ['payments', 'type', paymentTypes],
  ['refunds', 'reason', refundReasons],
  ['refunds', 'status', refundStatuses],
])('%s.%s can store every value of its enum', async (table, column, values) => {
  const { rows } = await fixture.services.database.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  const definitions = rows.map(({ definition }) => definition);
  const allowed = definitions.find((definition) => definition.startsWith(`CHECK ((${column} = ANY`)) ?? '';
  expect(values.filter((value) => !allowed.includes(`'${value}'`))).toEqual([]);
});
