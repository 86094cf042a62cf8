import type { Queryable } from '../../../server/platform';
import { columnTypes, resultTypes } from './knownTypes';
import { isNode, isTrue, listOf, nodeOf, nodesOf, numberOf, textOf, type TreeNode } from './nodeTree';

interface ColumnType {
  /** A union of TypeScript types without null. */
  members: readonly string[];
  isNullable: boolean;
}

interface Context {
  /** The query of the expression, followed by those that contain it. */
  queries: readonly TreeNode[];
  /** Whether the value becomes part of a JSON value, in which times are text. */
  isJson: boolean;
}

interface Catalog {
  /** By `table oid.column number`. `values` are those that a check constraint lists. */
  columns: ReadonlyMap<string, { path: string; isNotNull: boolean; values: readonly string[] }>;
  /** Names of functions, operators and types, by oid. */
  names: ReadonlyMap<string, string>;
}

export async function loadCatalog(database: Queryable): Promise<Catalog> {
  const { rows: columns } = await database.query<
    { key: string } & { path: string; isNotNull: boolean; values: string[] }
  >(
    `select a.attrelid || '.' || a.attnum as key, r.relname || '.' || a.attname as path,
       a.attnotnull as "isNotNull", array(
         select v[1] from pg_constraint c
         cross join lateral (select pg_get_constraintdef(c.oid) as text) d
         cross join lateral regexp_matches(d.text, '''([^'']+)''::text', 'g') as v
         where c.conrelid = r.oid and c.contype = 'c' and c.conkey = array[a.attnum]
           and d.text ~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\[''' order by 1
       ) as values
     from pg_attribute a join pg_class r on r.oid = a.attrelid where r.relkind in ('r', 'v')`,
  );
  const { rows: names } = await database.query<{ oid: number; name: string }>(
    `select oid, proname as name from pg_proc union all select oid, oprname from pg_operator
     union all select oid, typname from pg_type`,
  );
  return {
    columns: new Map(columns.map(({ key, ...column }) => [key, column])),
    names: new Map(names.map(({ oid, name }) => [String(oid), name])),
  };
}

const scalarTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', oid: 'number' },
  ...{ timestamp: 'Date', timestamptz: 'Date', bytea: 'Buffer' },
  ...{ json: 'unknown', jsonb: 'unknown' },
};

// The parsers of pg for arrays differ from those for single values.
const itemTypes = { ...scalarTypes, int8: 'string', date: 'Date', numeric: 'number' };

const jsonTypes = {
  ...scalarTypes,
  ...{ numeric: 'number', timestamp: 'string', timestamptz: 'string', bytea: 'string' },
};

/** The fields of nodes that hold the oid of their type. */
const typeFields = [
  ...['vartype', 'consttype', 'paramtype', 'funcresulttype', 'opresulttype', 'resulttype', 'coalescetype'],
  ...['casetype', 'aggtype', 'wintype', 'array_typeid', 'minmaxtype', 'refrestype', 'type'],
];

// Operators and functions that may return null for arguments that are not null.
const nullableNames = new Set([
  ...['->', '->>', '#>', '#>>', 'array_position', 'array_length', 'substring', 'regexp_match'],
  ...['lag', 'lead', 'first_value', 'last_value'],
]);

const unknownType: ColumnType = { members: ['unknown'], isNullable: true };

const toLiteral = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const toUnion = ({ members, isNullable }: ColumnType): string =>
  [...members, ...(isNullable && !members.includes('unknown') ? ['null'] : [])].join(' | ') || 'null';

const listType = (item: ColumnType, isNullable: boolean): ColumnType => ({
  members: [`(${toUnion(item)})[]`],
  isNullable,
});

const isAnyNullable = (types: readonly ColumnType[]): boolean => types.some(({ isNullable }) => isNullable);

const areAllNullable = (types: readonly ColumnType[]): boolean => types.every(({ isNullable }) => isNullable);

function unite(types: readonly ColumnType[], isNullable = isAnyNullable(types)): ColumnType {
  const members = [...new Set(types.flatMap((type) => type.members))];
  if (members.includes('unknown')) return { members: ['unknown'], isNullable };
  const isText = members.includes('string');
  return { members: isText ? members.filter((member) => !member.startsWith("'")) : members, isNullable };
}

const targetsOf = (query: TreeNode): TreeNode[] =>
  nodesOf(query, textOf(query, 'commandType') === '1' ? 'targetList' : 'returningList').filter(
    (target) => !isTrue(target, 'resjunk'),
  );

const tableEntry = (query: TreeNode | undefined, index: number): TreeNode | undefined =>
  query && nodesOf(query, 'rtable')[index - 1];

function unionBranches(query: TreeNode, node: TreeNode): TreeNode[] {
  if (node.kind !== 'RANGETBLREF')
    return ['larg', 'rarg'].flatMap((side) => unionBranches(query, nodeOf(node, side) ?? node));
  const entry = tableEntry(query, numberOf(node, 'rtindex'));
  const branch = entry && nodeOf(entry, 'subquery');
  return branch ? [branch] : [];
}

/** Returns the columns that are not null if the condition, or the conditions of inner joins, are true. */
function requiredColumns(node: TreeNode | null, queries: readonly TreeNode[]): [TreeNode, number][] {
  if (!node) return [];
  const inFields = (...fields: string[]) =>
    fields
      .flatMap((field) => [...nodesOf(node, field), nodeOf(node, field)])
      .flatMap((item) => requiredColumns(item, queries));
  switch (node.kind) {
    case 'FROMEXPR':
      return inFields('fromlist', 'quals');
    case 'JOINEXPR':
      return textOf(node, 'jointype') === '0' ? inFields('larg', 'rarg', 'quals') : [];
    case 'BOOLEXPR':
      return textOf(node, 'boolop') === 'and' ? inFields('args') : [];
    case 'NULLTEST':
      return textOf(node, 'nulltesttype') === '1' ? inFields('arg') : [];
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      return inFields('args');
    case 'RELABELTYPE':
      return inFields('arg');
    case 'VAR': {
      const entry = tableEntry(queries[numberOf(node, 'varlevelsup')], numberOf(node, 'varno'));
      return entry ? [[entry, numberOf(node, 'varattno')]] : [];
    }
    default:
      return [];
  }
}

/** Derives TypeScript types from PostgreSQL's parsed queries. */
export class ColumnTyper {
  /** The columns, by table entry, that are not null because of the surrounding conditions. */
  readonly #present = new Map<TreeNode, Set<number>>();

  constructor(private readonly catalog: Catalog) {}

  /** Returns the names and types of the columns that a statement returns. */
  columnsOf(statement: string, query: TreeNode): [name: string, type: string][] {
    return targetsOf(query).map((target, index): [string, string] => {
      const name = textOf(target, 'resname') ?? '';
      const known = resultTypes[`${statement}.${name}`];
      if (known !== undefined && known !== 'not null') return [name, known];
      const type = this.#columnOf(query, index, { queries: [], isJson: false });
      return [name, toUnion(known ? { ...type, isNullable: false } : type)];
    });
  }

  #columnOf(query: TreeNode, index: number, outer: Context): ColumnType {
    const context = { ...outer, queries: [query, ...outer.queries] };
    const operation = nodeOf(query, 'setOperations');
    if (operation)
      return unite(unionBranches(query, operation).map((branch) => this.#columnOf(branch, index, context)));
    const target = targetsOf(query)[index];
    const expression = target && nodeOf(target, 'expr');
    if (!expression) return unknownType;
    return this.#where(nodeOf(query, 'jointree'), context, () => this.#typeOf(expression, context));
  }

  #where<Result>(condition: TreeNode | null, { queries }: Context, work: () => Result): Result {
    const added = requiredColumns(condition, queries).filter(
      ([entry, column]) => !this.#present.get(entry)?.has(column),
    );
    for (const [entry, column] of added)
      this.#present.set(entry, new Set([...(this.#present.get(entry) ?? []), column]));
    const result = work();
    for (const [entry, column] of added) this.#present.get(entry)?.delete(column);
    return result;
  }

  #nameOf = (node: TreeNode, ...fields: string[]): string =>
    fields.map((field) => this.catalog.names.get(textOf(node, field) ?? '')).find(Boolean) ?? '';

  #declaredType(node: TreeNode, { isJson }: Context, isNullable: boolean): ColumnType {
    const name = this.#nameOf(node, ...typeFields);
    const types: Readonly<Record<string, string>> = isJson ? jsonTypes : scalarTypes;
    const items: Readonly<Record<string, string>> = isJson ? jsonTypes : itemTypes;
    const type = name.startsWith('_') ? `${items[name.slice(1)] ?? 'string'}[]` : (types[name] ?? 'string');
    return { members: [type], isNullable };
  }

  #typeOf(node: TreeNode, context: Context): ColumnType {
    const declared = (isNullable: boolean) => this.#declaredType(node, context, isNullable);
    const typesOf = (field: string) => nodesOf(node, field).map((item) => this.#typeOf(item, context));
    const argument = nodeOf(node, 'arg');
    switch (node.kind) {
      case 'VAR':
        return this.#typeOfVariable(node, context);
      case 'CONST':
        return this.#typeOfConstant(node, context);
      case 'COALESCEEXPR':
        return unite(typesOf('args'), areAllNullable(typesOf('args')));
      case 'MINMAXEXPR':
        return declared(areAllNullable(typesOf('args')));
      case 'CASEEXPR':
        return unite([
          ...nodesOf(node, 'args').flatMap((branch) =>
            this.#where(nodeOf(branch, 'expr'), context, () => this.#typeOfField(branch, 'result', context)),
          ),
          ...this.#typeOfField(node, 'defresult', context),
        ]);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return { members: ['boolean'], isNullable: false };
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return { members: ['boolean'], isNullable: isAnyNullable(typesOf('args')) };
      case 'SQLVALUEFUNCTION':
        return declared(false);
      case 'ARRAYEXPR':
        return listType(unite(typesOf('elements')), false);
      case 'SUBLINK':
        return this.#typeOfSubquery(node, context);
      case 'AGGREF':
      case 'WINDOWFUNC':
        return this.#typeOfAggregate(node, context);
      case 'FUNCEXPR':
        return this.#typeOfCall(node, context);
      case 'OPEXPR':
        return this.#typeOfOperation(node, typesOf('args'), context);
      case 'RELABELTYPE':
        return argument ? this.#typeOf(argument, context) : declared(true);
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return declared(!argument || this.#typeOf(argument, context).isNullable);
      default:
        return declared(true);
    }
  }

  #typeOfField(node: TreeNode, field: string, context: Context): ColumnType[] {
    const value = nodeOf(node, field);
    return value ? [this.#typeOf(value, context)] : [];
  }

  #typeOfConstant(node: TreeNode, context: Context): ColumnType {
    if (isTrue(node, 'constisnull')) return { members: [], isNullable: true };
    const type = this.#nameOf(node, 'consttype');
    const [, bytes] = listOf(node, 'constvalue');
    // The text of a constant with a type follows a header of four bytes. Without a type, it ends with a zero.
    const text = Array.isArray(bytes)
      ? Buffer.from(bytes.slice(type === 'unknown' ? 0 : 4).map(Number))
          .toString()
          .replace('\0', '')
      : '';
    if (type === 'text' || type === 'unknown') return { members: [toLiteral(text)], isNullable: false };
    // An empty default of a list, as in `coalesce(json_agg(…), '[]')`, adds no type.
    if (type.startsWith('json') && text === '[]') return { members: [], isNullable: false };
    return this.#declaredType(node, context, false);
  }

  #typeOfOperation(node: TreeNode, operands: readonly ColumnType[], context: Context): ColumnType {
    const operator = this.#nameOf(node, 'opno');
    const [json, field] = operands.map(({ members }) => members.join());
    if (operator === '->>' && json?.startsWith('JsonColumn<'))
      return { members: [`JsonText<${json}, ${field}>`], isNullable: true };
    return this.#declaredType(node, context, nullableNames.has(operator) || isAnyNullable(operands));
  }

  #typeOfVariable(node: TreeNode, context: Context): ColumnType {
    const queries = context.queries.slice(numberOf(node, 'varlevelsup'));
    const entry = tableEntry(queries[0], numberOf(node, 'varno'));
    if (!entry) return this.#declaredType(node, context, true);
    const column = numberOf(node, 'varattno');
    const type = this.#typeInSource(node, entry, column - 1, { ...context, queries });
    const present = this.#present.get(entry);
    if (present?.has(column)) return { ...type, isNullable: false };
    // `varnullingrels` lists the outer joins that can set the column to null. They did not if another column
    // of the row is not null.
    const isOuterJoined = listOf(node, 'varnullingrels').length > 1 && !present?.size;
    return isOuterJoined ? { ...type, isNullable: true } : type;
  }

  /** Returns the type of a column of a table, subquery, function or list of values. */
  #typeInSource(variable: TreeNode, entry: TreeNode, index: number, context: Context): ColumnType {
    const declared = (isNullable: boolean) => this.#declaredType(variable, context, isNullable);
    const typeAt = (items: readonly unknown[]) => {
      const item = items[index];
      return isNode(item) ? this.#typeOf(item, context) : declared(true);
    };
    switch (textOf(entry, 'rtekind')) {
      case '0':
        return this.#typeOfColumn(`${textOf(entry, 'relid')}.${index + 1}`, declared);
      case '1': {
        const subquery = nodeOf(entry, 'subquery');
        return subquery ? this.#columnOf(subquery, index, context) : declared(true);
      }
      case '2':
        return typeAt(listOf(entry, 'joinaliasvars'));
      case '3': {
        // A function of a migration that returns a set of single values returns no null.
        const [call] = nodesOf(entry, 'functions').flatMap((item) => nodeOf(item, 'funcexpr') ?? []);
        const isNullable =
          !call ||
          this.#nameOf(call, 'funcid') === 'unnest' ||
          this.#nameOf(call, 'funcresulttype') === 'record';
        return declared(isNullable);
      }
      case '5':
        return unite(
          listOf(entry, 'values_lists').flatMap((row) => (Array.isArray(row) ? [typeAt(row)] : [])),
        );
      case '6':
        return this.#typeInCommonTable(entry, index, context) ?? declared(true);
      case '9':
        return typeAt(listOf(entry, 'groupexprs'));
      default:
        return declared(true);
    }
  }

  #typeOfColumn(key: string, declared: (isNullable: boolean) => ColumnType): ColumnType {
    const column = this.catalog.columns.get(key);
    if (!column) return declared(true);
    const { path, isNotNull, values } = column;
    const { members } = declared(false);
    const known = members.includes('unknown') ? `JsonColumn<'${path}'>` : columnTypes[path];
    if (known) return { members: [known], isNullable: !isNotNull };
    return { members: values.length > 0 ? values.map(toLiteral) : members, isNullable: !isNotNull };
  }

  #typeInCommonTable(entry: TreeNode, index: number, context: Context): ColumnType | null {
    const queries = context.queries.slice(numberOf(entry, 'ctelevelsup'));
    const name = textOf(entry, 'ctename');
    const table = nodesOf(queries[0] ?? entry, 'cteList').find((item) => textOf(item, 'ctename') === name);
    const query = table && nodeOf(table, 'ctequery');
    if (!query || isTrue(entry, 'self_reference')) return null;
    return this.#columnOf(query, index, { ...context, queries });
  }

  #typeOfSubquery(node: TreeNode, context: Context): ColumnType {
    const subquery = nodeOf(node, 'subselect');
    const kind = textOf(node, 'subLinkType');
    const [isExists, isValue, isArray] = [kind === '0', kind === '4', kind === '6'];
    if (!subquery || (!isValue && !isArray)) return { members: ['boolean'], isNullable: !isExists };
    const column = this.#columnOf(subquery, 0, context);
    if (isArray) return listType(column, false);
    const hasOneRow = isTrue(subquery, 'hasAggs') && listOf(subquery, 'groupClause').length === 0;
    return hasOneRow ? column : { ...column, isNullable: true };
  }

  #typeOfAggregate(node: TreeNode, context: Context): ColumnType {
    const name = this.#nameOf(node, 'aggfnoid', 'winfnoid');
    const isJson = context.isJson || /^jsonb?_/.test(name);
    const types = nodesOf(node, 'args').map((item) =>
      this.#typeOf(nodeOf(item, 'expr') ?? item, { ...context, isJson }),
    );
    const [query] = context.queries;
    const isGrouped = node.kind === 'WINDOWFUNC' || (query && listOf(query, 'groupClause').length > 0);
    const canBeEmpty = !isGrouped || nodeOf(node, 'aggfilter') !== null;
    const [first = unknownType, second = unknownType] = types;
    if (/^(count|row_number|rank|dense_rank)$/.test(name)) return this.#declaredType(node, context, false);
    if (/^(json|jsonb|array)_agg$/.test(name)) return listType(first, canBeEmpty);
    if (/^jsonb?_object_agg$/.test(name))
      return { members: [`Record<string, ${toUnion(second)}>`], isNullable: canBeEmpty };
    const isNullable = canBeEmpty || nullableNames.has(name) || isAnyNullable(types);
    return /^(min|max)$/.test(name)
      ? { ...first, isNullable }
      : this.#declaredType(node, context, isNullable);
  }

  #typeOfCall(node: TreeNode, context: Context): ColumnType {
    const name = this.#nameOf(node, 'funcid');
    const isJson = context.isJson || /jsonb?/.test(name);
    const types = nodesOf(node, 'args').map((item) => this.#typeOf(item, { ...context, isJson }));
    if (/^jsonb?_build_object$/.test(name)) {
      const fields = types.flatMap(({ members: [key] }, index) => {
        const value = types[index + 1];
        return index % 2 === 0 && value ? [`${key}: ${toUnion(value)}`] : [];
      });
      return { members: [`{ ${fields.join('; ')} }`], isNullable: false };
    }
    if (/^jsonb?_build_array$/.test(name))
      return { members: [`[${types.map(toUnion).join(', ')}]`], isNullable: false };
    if (/^to_jsonb?$/.test(name)) return types[0] ?? unknownType;
    const checked = name === 'array_remove' ? types.slice(0, 1) : types;
    const isNullable = !isTrue(node, 'funcretset') && (nullableNames.has(name) || isAnyNullable(checked));
    return this.#declaredType(node, context, isNullable);
  }
}
