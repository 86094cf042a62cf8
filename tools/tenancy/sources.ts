import fs from 'node:fs';
import path from 'node:path';
import { findPredicates, type Predicate } from './predicates';

export const root = path.resolve(__dirname, '../..');

const excludedPaths = /^server\/(testing|operations|demo|platform\/db)\/|\/testing\/|\.test\.ts$/;

/**
 * Returns whether a file is server code whose statements run for companies. Excludes tests, their helpers,
 * the demo and the database layer.
 */
export const isSource = (file: string): boolean => /^server\/.*\.ts$/.test(file) && !excludedPaths.test(file);

export function findAllPredicates(): Predicate[] {
  const files = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => path.posix.join('server', file.replaceAll(path.sep, '/')))
    .filter(isSource)
    .sort()
    .flatMap((file) => findPredicates(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
