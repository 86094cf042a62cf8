type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Sources that one answer adds: `{ 'script-src': ["'self'"] }`. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly string[]>>>;

const usual: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The Content-Security-Policy of a page: no script at all unless the page asks for one. */
export function sitePolicy(additions: PolicyAdditions = {}): string {
  const names = new Set([...Object.keys(usual), ...Object.keys(additions)]);
  return [...names]
    .map((name) => [
      name,
      ...(usual[name] ?? []),
      ...(Object.entries(additions).find(([key]) => key === name)?.[1] ?? []),
    ])
    .map((words) => [...new Set(words)].join(' '))
    .join('; ');
}
