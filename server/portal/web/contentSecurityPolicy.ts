type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Sources that one response adds, such as `{ 'script-src': ["'self'"] }`. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly string[]>>>;

const defaultSources: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Returns the Content-Security-Policy of a response. It allows no scripts unless `additions` does. */
export function contentSecurityPolicy(additions: PolicyAdditions = {}): string {
  const directives = new Set([...Object.keys(defaultSources), ...Object.keys(additions)]);
  return [...directives]
    .map((directive) => [
      directive,
      ...(defaultSources[directive] ?? []),
      ...(Object.entries(additions).find(([key]) => key === directive)?.[1] ?? []),
    ])
    .map((sources) => [...new Set(sources)].join(' '))
    .join('; ');
}
