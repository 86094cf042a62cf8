import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { routeOf } from '../restMatrix';
import type { TestApi } from '../testApi';

export interface RestParameter {
  method: 'GET' | 'POST';
  path: string;
  name: string;
  in: 'path' | 'query' | 'header';
}

type Parameter = Pick<RestParameter, 'name' | 'in'>;

const source = readFileSync(path.join(__dirname, '../../../openapi.yaml'), 'utf8').split(/^components:/mu)[0];
const routeStart = /^ {2}(?=\/\S*:$)/mu;
const operationStart = /^ {4}(?=(?:get|post):$)/mu;
const parameterList = /^ {6}parameters:(?: ([&*])(\w+))?\n((?: {8}.*\n)*)/mu;
const parameterLocation = /\bin: (?:path|query|header)\b/gu;
const parameterPattern = /- (?:\{ )?name: ([\w-]+),?\s+in: (path|query|header)/gu;

/**
 * Reads the parameters of every route, including lists shared by a YAML anchor. Throws if it cannot parse a
 * parameter.
 */
function readParameters(): RestParameter[] {
  const anchoredLists = new Map<string, readonly Parameter[]>();

  const parametersOf = (operation: string): readonly Parameter[] => {
    const [, anchorOrAlias, name = '', listQueryString = ''] = parameterList.exec(operation) ?? [];
    if (anchorOrAlias === '*') return anchoredLists.get(name) ?? [];
    const parameters = [...listQueryString.matchAll(parameterPattern)].map(
      ([, parameterName = '', location]): Parameter => ({
        name: parameterName,
        in: location as RestParameter['in'],
      }),
    );
    if (parameters.length !== (operation.match(parameterLocation) ?? []).length) {
      throw new Error(`Unsupported notation of a parameter in openapi.yaml:\n${operation}`);
    }
    if (anchorOrAlias === '&') anchoredLists.set(name, parameters);
    return parameters;
  };

  return (source ?? '')
    .split(routeStart)
    .slice(1)
    .flatMap((route) => {
      const [pathLine = '', ...operations] = route.split(operationStart);
      return operations.flatMap((operation) =>
        parametersOf(operation).map((entry) => ({
          ...entry,
          method: operation.startsWith('get') ? ('GET' as const) : ('POST' as const),
          path: pathLine.split(':', 1)[0] ?? '',
        })),
      );
    });
}

export const restParameters: readonly RestParameter[] = readParameters();

// A longer path parameter matches no route.
const maxPathLength = 100;

export const maxRestLength = (target: RestParameter, maxLength: number): number =>
  target.in === 'path' ? maxPathLength : maxLength;

let callCount = 0;

/**
 * Sends a text as one parameter of an authenticated request and returns the status. Other path parameters are
 * new ids.
 */
export async function sendParameter(
  { app }: TestApi,
  target: RestParameter,
  text: string,
  token: string,
): Promise<number> {
  const { body, hasTokenInQuery } = routeOf(target.method, target.path);
  const form = target.method === 'POST' ? await (body?.() ?? { headers: {}, payload: {} }) : undefined;
  const pathValue = (name: string) =>
    target.in === 'path' && name === target.name ? encodeURIComponent(text) : newId();
  const query = new URLSearchParams({
    ...(hasTokenInQuery && { accessToken: token }),
    ...(target.in === 'query' && { [target.name]: text }),
  });
  callCount += 1;
  const { statusCode } = await app.inject({
    method: target.method,
    url: `${target.path.replace(/\{(\w+)\}/gu, (_all, name: string) => pathValue(name))}?${query}`,
    // Each call uses another network address, to avoid the rate limit of a network.
    remoteAddress: `10.${callCount >> 16}.${(callCount >> 8) & 255}.${callCount & 255}`,
    headers: {
      ...form?.headers,
      authorization: `Bearer ${token}`,
      ...(target.in === 'header' && { [target.name]: text.replace(/[^\x20-\x7e]/gu, '.') }),
    },
    payload: form?.payload,
  });
  return statusCode;
}
