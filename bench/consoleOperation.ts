import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOperationAST, parse, print } from 'graphql';

const source = path.resolve(__dirname, '../src');

/** What the console asks for under a name, in the words of one of its documents. */
export function consoleOperation(file: string, name: string): string {
  const operation = getOperationAST(parse(readFileSync(path.join(source, file), 'utf8')), name);
  if (!operation) throw new Error(`The console does not ask for ${name} any more.`);
  return print(operation);
}
