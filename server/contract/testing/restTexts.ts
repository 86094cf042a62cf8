import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { routeOf } from '../restMatrix';
import type { Site } from '../site';

/** A parameter of openapi.yaml. */
export interface RestText {
  method: 'GET' | 'POST';
  path: string;
  name: string;
  in: 'path' | 'query' | 'header';
}

type Parameter = Pick<RestText, 'name' | 'in'>;

const source = readFileSync(path.join(__dirname, '../../../openapi.yaml'), 'utf8').split(/^components:/mu)[0];
const routeStart = /^ {2}(?=\/\S*:$)/mu;
const operationStart = /^ {4}(?=(?:get|post):$)/mu;
const list = /^ {6}parameters:(?: ([&*])(\w+))?\n((?: {8}.*\n)*)/mu;
const place = /\bin: (?:path|query|header)\b/gu;
const parameter = /- (?:\{ )?name: ([\w-]+),?\s+in: (path|query|header)/gu;

/** Reads the parameters of every route, those that YAML repeats by name too. */
function readTexts(): RestText[] {
  const named = new Map<string, readonly Parameter[]>();

  const parametersOf = (operation: string): readonly Parameter[] => {
    const [, mark, name = '', written = ''] = list.exec(operation) ?? [];
    if (mark === '*') return named.get(name) ?? [];
    const parameters = [...written.matchAll(parameter)].map(([, own = '', where]): Parameter => ({
      name: own,
      in: where as RestText['in'],
    }));
    if (parameters.length !== (operation.match(place) ?? []).length) {
      throw new Error(`A parameter of openapi.yaml is written in a way that is not read here:\n${operation}`);
    }
    if (mark === '&') named.set(name, parameters);
    return parameters;
  };

  return (source ?? '')
    .split(routeStart)
    .slice(1)
    .flatMap((route) => {
      const [address = '', ...operations] = route.split(operationStart);
      return operations.flatMap((operation) =>
        parametersOf(operation).map((one) => ({
          ...one,
          method: operation.startsWith('get') ? ('GET' as const) : ('POST' as const),
          path: address.split(':', 1)[0] ?? '',
        })),
      );
    });
}

export const describedTexts: readonly RestText[] = readTexts();

// Longer ones have no route.
const longestInPath = 100;

export const longestOfRest = (to: RestText, longest: number): number =>
  to.in === 'path' ? longestInPath : longest;

let callers = 0;

/** Sends a text as one parameter of a signed-in operator's call; what else the path needs is made up. Returns the status. */
export async function sendText({ app }: Site, to: RestText, text: string, token: string): Promise<number> {
  const { body, hasTokenInQuery } = routeOf(to.method, to.path);
  const form = to.method === 'POST' ? await (body?.() ?? { headers: {}, payload: {} }) : undefined;
  const inPath = (name: string) =>
    to.in === 'path' && name === to.name ? encodeURIComponent(text) : newId();
  const query = new URLSearchParams({
    ...(hasTokenInQuery && { accessToken: token }),
    ...(to.in === 'query' && { [to.name]: text }),
  });
  callers += 1;
  const { statusCode } = await app.inject({
    method: to.method,
    url: `${to.path.replace(/\{(\w+)\}/gu, (_all, name: string) => inPath(name))}?${query}`,
    // Each call comes from another network, so that no network's limit refuses it.
    remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    headers: {
      ...form?.headers,
      authorization: `Bearer ${token}`,
      ...(to.in === 'header' && { [to.name]: text.replace(/[^\x20-\x7e]/gu, '.') }),
    },
    payload: form?.payload,
  });
  return statusCode;
}
