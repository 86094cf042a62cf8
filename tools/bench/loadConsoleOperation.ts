import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOperationAST, parse, print } from 'graphql';

const sourceFolder = path.resolve(__dirname, '../../src');

/**
 * Returns the text of a named operation from one of the console's GraphQL documents. Throws if it does not
 * exist.
 */
export function loadConsoleOperation(file: string, name: string): string {
  const operation = getOperationAST(parse(readFileSync(path.join(sourceFolder, file), 'utf8')), name);
  if (!operation) throw new Error(`The console has no operation ${name}.`);
  return print(operation);
}
