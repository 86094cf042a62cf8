import type { Book } from './book';
import { pageOf } from './book';
import { invalid } from './refusal';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What is only there when it is asked for. */
function included(book: Book, tree: Tree, name: string): unknown {
  if (tree.object === 'invoice' && name === 'payments') {
    const payments = book.all('invoice_payment').filter(({ invoice }) => invoice === tree.id);
    return pageOf('/v1/invoice_payments', structuredClone(payments));
  }
  return tree[name];
}

function expandAt(book: Book, value: unknown, path: readonly string[]): void {
  if (Array.isArray(value)) return value.forEach((each) => expandAt(book, each, path));
  const [name, ...rest] = path;
  if (name === undefined || !isTree(value)) return;
  const below = included(book, value, name);
  if (below === undefined) throw invalid(`This property cannot be expanded (${name}).`, 'expand');
  value[name] = typeof below === 'string' ? structuredClone(book.find(below) ?? below) : below;
  expandAt(book, value[name], rest);
}

/** A copy of the object with ids replaced by what they stand for, where the call asks for it. */
export function expanded(book: Book, object: object, paths: readonly string[]): object {
  const copy: object = structuredClone(object);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    expandAt(book, copy, parts);
  }
  return copy;
}
