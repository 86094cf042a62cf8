import type { Queryable } from '../../../server/platform';

/** A node of PostgreSQL's parsed query, a list, a scalar as text, or null. */
export type Value = TreeNode | readonly Value[] | string | null;

export interface TreeNode {
  kind: string;
  fields: ReadonlyMap<string, Value>;
}

const tokenPattern = /[{}()[\]]|(?:\\.|[^\s{}()[\]\\])+/g;

const unescape = (token: string): string | null =>
  token === '<>' ? null : token.replace(/\\(.)/g, '$1').replace(/^"(.*)"$/s, '$1');

/** Parses PostgreSQL's text of a `pg_node_tree`. */
function parseNodeTree(text: string): Value {
  const tokens = text.match(tokenPattern) ?? [];
  let position = 0;

  const parseList = (end: string): Value[] => {
    const items: Value[] = [];
    while (tokens[position] !== end) items.push(parseValue());
    position += 1;
    return items;
  };

  function parseNode(): TreeNode {
    const kind = tokens[position++] ?? '';
    const fields = new Map<string, Value>();
    while (tokens[position] !== '}') {
      const name = (tokens[position++] ?? '').slice(1);
      const values: Value[] = [];
      while (tokens[position] !== '}' && !tokens[position]?.startsWith(':')) values.push(parseValue());
      // A constant is its length followed by a list of bytes.
      fields.set(name, values.length > 1 ? values : (values[0] ?? null));
    }
    position += 1;
    return { kind, fields };
  }

  function parseValue(): Value {
    const token = tokens[position++];
    if (token === undefined) throw new Error('The node tree is incomplete.');
    if (token === '{') return parseNode();
    if (token === '(') return parseList(')');
    if (token === '[') return parseList(']');
    return unescape(token);
  }

  return parseValue();
}

export const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && 'fields' in value;

/** Returns the first node of a kind in nested lists, or throws an error. */
function findNode(value: Value, kind: string): TreeNode {
  const found = [value].flat(9).find((item) => isNode(item) && item.kind === kind);
  if (!isNode(found)) throw new Error(`The tree has no ${kind}.`);
  return found;
}

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

export const listOf = (node: TreeNode, field: string): readonly Value[] => {
  const value = node.fields.get(field);
  return isList(value) ? value : [];
};

export const nodesOf = (node: TreeNode, field: string): TreeNode[] => listOf(node, field).filter(isNode);

export function nodeOf(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields.get(field);
  return isNode(value) ? value : null;
}

export function textOf(node: TreeNode, field: string): string | null {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : null;
}

export const numberOf = (node: TreeNode, field: string): number => Number(textOf(node, field) ?? 0);

export const isTrue = (node: TreeNode, field: string): boolean => textOf(node, field) === 'true';

/**
 * Returns the parsed query of a statement. PostgreSQL stores it with a function that has the statement as its
 * body.
 */
export async function parseStatement(database: Queryable, text: string): Promise<TreeNode> {
  await database.query(`prepare described as ${text}`);
  const { rows: prepared } = await database.query<{ types: string }>(
    `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'described'`,
  );
  await database.query(
    `deallocate described;
     create function described(${prepared[0]?.types}) returns void language sql begin atomic ${text}; end`,
  );
  const { rows } = await database.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc where proname = 'described'`,
  );
  await database.query('drop function described');
  return findNode(parseNodeTree(rows[0]?.body ?? ''), 'QUERY');
}
