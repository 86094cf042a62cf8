import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns every `METHOD path` that openapi.yaml documents. */
export function documentedRoutes(): string[] {
  const routes: string[] = [];
  let currentPath = '';
  for (const line of readFileSync(path.join(__dirname, '../../../openapi.yaml'), 'utf8').split('\n')) {
    currentPath = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? currentPath;
    const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
    if (method) routes.push(`${method.toUpperCase()} ${currentPath}`);
  }
  return routes;
}

export const apiPrefixes: readonly string[] = [
  ...new Set(['/graphql', ...documentedRoutes().flatMap((route) => /\/[^/]+/.exec(route) ?? [])]),
];
