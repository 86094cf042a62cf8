import fs from 'node:fs';
import path from 'node:path';
import { findPredicates, type Predicate } from './predicates';

export const root = path.resolve(__dirname, '../..');

const isLeftOut = /^server\/(testing|contract|demo|db)\/|\/testing\/|\.test\.ts$/;

/** Whether the statements of a file are made for companies: not those of tests, of the demo and of migrations. */
export const isSource = (file: string): boolean => /^server\/.*\.ts$/.test(file) && !isLeftOut.test(file);

/** Every condition on a company in the services' statements. */
export function predicatesInTree(): Predicate[] {
  const files = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => path.posix.join('server', file.replaceAll(path.sep, '/')))
    .filter(isSource)
    .sort()
    .flatMap((file) => findPredicates(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
