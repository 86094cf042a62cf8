import type { Queryable } from '../../../server/platform';
import { isNode, nodeOf, nodesOf, numberOf, textOf, type TreeNode, type Value } from './nodeTree';

interface Schema {
  /** The number of the column that contains the company's id, by table oid. */
  companyColumns: ReadonlyMap<string, number>;
  /** The oids of functions whose result can change between calls. */
  mutableFunctions: ReadonlySet<string>;
  /** The oids of the operators `=`. */
  equalities: ReadonlySet<string>;
}

// The total of every change cannot be computed within the budget of a page (ADR 9).
const functionsWithTransitionTables = ['facet_clients', 'note_payments', 'note_refunds', 'tally_movements'];

// Their conditions, which name the company, are composed at run time.
const composedConditions = new Set([
  ...['exportedPayments', 'paymentClientChoices', 'paymentSlice', 'paymentStatusTotals'],
]);

/** Reads what the checks of statements need, and throws an error if the schema is not portable itself. */
export async function loadSchema(database: Queryable): Promise<Schema> {
  const { rows: unportable } = await database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is not null
     union select p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where (t.tgoldtable is not null or t.tgnewtable is not null) and p.proname <> all($1)`,
    [functionsWithTransitionTables],
  );
  if (unportable.length > 0) {
    const names = unportable.map(({ name }) => name).join(', ');
    throw new Error(`These functions have a parsed body or read transition tables: ${names}.`);
  }
  const { rows: columns } = await database.query<{ oid: number; column: number }>(
    `select r.oid, a.attnum as column from pg_class r join pg_attribute a on a.attrelid = r.oid
       and a.attname = case r.relname when 'companies' then 'id' else 'company_id' end
     where r.relnamespace = 'public'::regnamespace and (r.relrowsecurity or r.relkind = 'v')`,
  );
  const { rows: functions } = await database.query<{ oid: number }>(
    "select oid from pg_proc where provolatile <> 'i'",
  );
  const { rows: operators } = await database.query<{ oid: number }>(
    "select oid from pg_operator where oprname = '='",
  );
  return {
    companyColumns: new Map(columns.map(({ oid, column }) => [String(oid), column])),
    mutableFunctions: new Set(functions.map(({ oid }) => String(oid))),
    equalities: new Set(operators.map(({ oid }) => String(oid))),
  };
}

function nodesIn(value: Value | undefined): TreeNode[] {
  if (isNode(value)) return [value, ...[...value.fields.values()].flatMap(nodesIn)];
  return Array.isArray(value) ? value.flatMap(nodesIn) : [];
}

/** Returns the conditions that every row of a query meets, including those of its joins. */
function conditionsOf(node: TreeNode | null): TreeNode[] {
  if (!node) return [];
  const parts = ['fromlist', 'args'].flatMap((field) => nodesOf(node, field));
  const isJoined = ['FROMEXPR', 'JOINEXPR'].includes(node.kind) || textOf(node, 'boolop') === 'and';
  if (!isJoined) return [node];
  return [...parts, ...['larg', 'rarg', 'quals'].map((field) => nodeOf(node, field))].flatMap(conditionsOf);
}

/** Returns the key of a column of the query itself, `given` for a parameter, or undefined. */
function keyOf(node: TreeNode): string | undefined {
  if (node.kind === 'RELABELTYPE') return nodesIn(node.fields.get('arg')).slice(0, 1).map(keyOf)[0];
  if (node.kind === 'PARAM') return 'given';
  if (node.kind !== 'VAR' || numberOf(node, 'varlevelsup') > 0) return undefined;
  return `${textOf(node, 'varno')}.${textOf(node, 'varattno')}`;
}

/** Returns the aliases of a query's tables whose company is not a parameter in the query itself. */
function tablesWithoutCompany(query: TreeNode, { companyColumns, equalities }: Schema): string[] {
  const pairs = conditionsOf(nodeOf(query, 'jointree'))
    .filter((condition) => equalities.has(textOf(condition, 'opno') ?? ''))
    .map((condition) => nodesOf(condition, 'args').map(keyOf));
  const given = new Set<string | undefined>(['given']);
  for (let size = 0; size < given.size;) {
    size = given.size;
    for (const pair of pairs)
      if (!pair.includes(undefined) && pair.some((key) => given.has(key)))
        pair.forEach((key) => given.add(key));
  }
  const inserted = textOf(query, 'commandType') === '3' ? numberOf(query, 'resultRelation') : 0;
  return nodesOf(query, 'rtable').flatMap((entry, index) => {
    const column = companyColumns.get(textOf(entry, 'relid') ?? '');
    const name = textOf(nodeOf(entry, 'eref') ?? entry, 'aliasname') ?? '';
    const isRead = textOf(entry, 'rtekind') === '0' && index + 1 !== inserted && name !== 'excluded';
    return column !== undefined && isRead && !given.has(`${index + 1}.${column}`) ? [name] : [];
  });
}

/** Returns why a statement would not run on tables that are distributed by company. */
export function findUnportable(name: string, statement: TreeNode, schema: Schema): string[] {
  const nodes = nodesIn(statement);
  const isMutable = (node: TreeNode): boolean =>
    node.kind === 'SQLVALUEFUNCTION' ||
    ['funcid', 'opfuncid'].some((field) => schema.mutableFunctions.has(textOf(node, field) ?? ''));
  const updates = nodes.flatMap((node) => nodesIn(node.fields.get('onConflictSet')));
  const tables = composedConditions.has(name)
    ? []
    : nodes.filter(({ kind }) => kind === 'QUERY').flatMap((query) => tablesWithoutCompany(query, schema));
  return [
    ...(updates.some(isMutable) ? [`${name}: a function in "do update" is not immutable`] : []),
    ...tables.map((table) => `${name}: the (sub)query of ${table} does not name the company by a parameter`),
  ];
}
