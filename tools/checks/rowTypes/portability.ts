import type { Queryable } from '../../../server/platform';
import { composedConditions } from './knownTypes';
import { isNode, nodeOf, nodesOf, numberOf, textOf, type TreeNode, type Value } from './nodeTree';

interface Schema {
  /** The number of the column that contains the company's id, by table oid. */
  companyColumns: ReadonlyMap<string, number>;
  /** The oids of functions whose result can change between calls. */
  mutableFunctions: ReadonlySet<string>;
  /** The oids of the operators `=`. */
  equalities: ReadonlySet<string>;
}

/** Reads what the checks of statements need, and throws an error if the schema is not portable itself. */
export async function loadSchema(database: Queryable): Promise<Schema> {
  const { rows: unportable } = await database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is not null
     union select p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgoldtable is not null or t.tgnewtable is not null`,
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

/** Sides of an outer join whose rows its conditions limit, by join type: left, full and right. */
const limitedSides: Readonly<Record<string, readonly string[]>> = { '1': ['rarg'], '2': [], '3': ['larg'] };

interface Condition {
  node: TreeNode;
  /** The numbers of the tables whose rows the condition limits. Null for all tables of the query. */
  tables: readonly string[] | null;
}

/** Returns the numbers of the tables in a part of a query's `from` clause. */
function tablesIn(node: TreeNode | null): string[] {
  if (!node) return [];
  if (node.kind === 'RANGETBLREF') return [textOf(node, 'rtindex') ?? ''];
  return ['larg', 'rarg'].flatMap((side) => tablesIn(nodeOf(node, side)));
}

/** Returns the conditions of a query, including those of its joins. */
function conditionsOf(node: TreeNode | null, tables: Condition['tables'] = null): Condition[] {
  if (!node) return [];
  if (node.kind === 'JOINEXPR') {
    const sides = limitedSides[textOf(node, 'jointype') ?? ''];
    const limited = sides ? sides.flatMap((side) => tablesIn(nodeOf(node, side))) : null;
    return [
      ...['larg', 'rarg'].flatMap((side) => conditionsOf(nodeOf(node, side))),
      ...conditionsOf(nodeOf(node, 'quals'), limited),
    ];
  }
  const isJoined = node.kind === 'FROMEXPR' || textOf(node, 'boolop') === 'and';
  if (!isJoined) return [{ node, tables }];
  const parts = ['fromlist', 'args'].flatMap((field) => nodesOf(node, field));
  return [...parts, nodeOf(node, 'quals')].flatMap((part) => conditionsOf(part, tables));
}

/** Returns the key of a column of the query itself, `parameter` for a parameter, or undefined. */
function columnKeyOf(node: TreeNode): string | undefined {
  if (node.kind === 'RELABELTYPE') return nodesIn(node.fields.get('arg')).slice(0, 1).map(columnKeyOf)[0];
  if (node.kind === 'PARAM') return 'parameter';
  if (node.kind !== 'VAR' || numberOf(node, 'varlevelsup') > 0) return undefined;
  return `${textOf(node, 'varno')}.${textOf(node, 'varattno')}`;
}

/** Returns the aliases of a query's tables whose company is not a parameter in the query itself. */
function tablesWithoutCompany(query: TreeNode, { companyColumns, equalities }: Schema): string[] {
  const pairs = conditionsOf(nodeOf(query, 'jointree'))
    // `is distinct from` and `= any(…)` have the same operators.
    .filter(({ node }) => node.kind === 'OPEXPR' && equalities.has(textOf(node, 'opno') ?? ''))
    .map(({ node, tables }) => ({ keys: nodesOf(node, 'args').map(columnKeyOf), tables }))
    .filter(({ keys }) => !keys.includes(undefined));
  const knownKeys = new Set<string | undefined>(['parameter']);
  for (let size = 0; size < knownKeys.size;) {
    size = knownKeys.size;
    for (const { keys, tables } of pairs)
      if (keys.some((key) => knownKeys.has(key)))
        keys
          .filter((key) => !tables || tables.includes(key?.split('.')[0] ?? ''))
          .forEach((key) => knownKeys.add(key));
  }
  const inserted = textOf(query, 'commandType') === '3' ? numberOf(query, 'resultRelation') : 0;
  return nodesOf(query, 'rtable').flatMap((entry, index) => {
    const column = companyColumns.get(textOf(entry, 'relid') ?? '');
    const name = textOf(nodeOf(entry, 'eref') ?? entry, 'aliasname') ?? '';
    const isRead = textOf(entry, 'rtekind') === '0' && index + 1 !== inserted && name !== 'excluded';
    return column !== undefined && isRead && !knownKeys.has(`${index + 1}.${column}`) ? [name] : [];
  });
}

/** Returns why a statement would not run on tables that are distributed by company. */
export function findUnportable(name: string, statement: TreeNode, schema: Schema): string[] {
  const nodes = nodesIn(statement);
  const isMutable = (node: TreeNode): boolean =>
    node.kind === 'SQLVALUEFUNCTION' ||
    ['funcid', 'opfuncid'].some((field) => schema.mutableFunctions.has(textOf(node, field) ?? ''));
  const updates = nodes.flatMap((node) =>
    ['onConflictSet', 'onConflictWhere'].flatMap((field) => nodesIn(node.fields.get(field))),
  );
  const tables = composedConditions.includes(name)
    ? []
    : nodes.filter(({ kind }) => kind === 'QUERY').flatMap((query) => tablesWithoutCompany(query, schema));
  return [
    ...(updates.some(isMutable) ? [`${name}: a function in "do update" is not immutable`] : []),
    ...tables.map((table) => `${name}: the (sub)query of ${table} does not name the company by a parameter`),
  ];
}
