import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns every `METHOD path` of openapi.yaml. */
export function describedRoutes(): string[] {
  const routes: string[] = [];
  let described = '';
  for (const line of readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8').split('\n')) {
    described = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? described;
    const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
    if (method) routes.push(`${method.toUpperCase()} ${described}`);
  }
  return routes;
}

/** The first segment of each path of the API: `/graphql`, `/operators`, `/client-imports`, … */
export const apiPrefixes: readonly string[] = [
  ...new Set(['/graphql', ...describedRoutes().flatMap((route) => /\/[^/]+/.exec(route) ?? [])]),
];
