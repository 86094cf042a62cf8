import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../../lib/ids';
import type { Site } from '../site';

/** A parameter of openapi.yaml. */
export interface RestText {
  method: 'GET' | 'POST';
  path: string;
  name: string;
  in: 'path' | 'query' | 'header';
}

const source = readFileSync(path.join(__dirname, '../../../openapi.yaml'), 'utf8');

/** Reads the parameters of every route, those that YAML repeats by name too. */
function readTexts(): RestText[] {
  const named = new Map<string, readonly Omit<RestText, 'method' | 'path'>[]>();
  const texts: RestText[] = [];
  let [route, method, anchor]: [string, RestText['method'], string | undefined] = ['', 'GET', undefined];
  for (const line of source.split('\n')) {
    route = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? route;
    const verb = /^ {4}(get|post):$/.exec(line)?.[1];
    if (verb) method = verb === 'get' ? 'GET' : 'POST';
    const [, mark, name] = /^ {6}parameters:(?: ([&*])(\w+))?$/.exec(line) ?? [];
    if (/^ {6}\S/.test(line)) anchor = mark === '&' ? name : undefined;
    if (mark === '*')
      texts.push(...(named.get(name ?? '') ?? []).map((one) => ({ ...one, method, path: route })));
    const parameter = /^ {8}- \{ name: ([\w-]+), in: (path|query|header)/.exec(line);
    if (!parameter) continue;
    const text = { name: String(parameter[1]), in: parameter[2] as RestText['in'] };
    texts.push({ ...text, method, path: route });
    if (anchor) named.set(anchor, [...(named.get(anchor) ?? []), text]);
  }
  return texts;
}

export const describedTexts: readonly RestText[] = readTexts();

/** Sends a text as one parameter; what else the path needs is made up. */
export async function sendText({ app }: Site, place: RestText, text: string): Promise<void> {
  const inPath = (name: string) =>
    place.in === 'path' && name === place.name ? encodeURIComponent(text) : newId();
  const url = place.path.replace(/\{(\w+)\}/g, (_all, name: string) => inPath(name));
  await app.inject({
    method: place.method,
    url: place.in === 'query' ? `${url}?${place.name}=${encodeURIComponent(text)}` : url,
    headers: { ...(place.in === 'header' && { [place.name]: text.replace(/[^\x20-\x7e]/g, '.') }) },
    ...(place.method === 'POST' && { payload: {} }),
  });
}
