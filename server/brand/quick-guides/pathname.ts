const maxLength = 80;

// NFKD separates accents from their letters, so that the accents can be removed.
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '') || 'guide';

const withNumber = (slug: string, number: number): string => {
  const suffix = `-${number}`;
  return `${slug.slice(0, maxLength - suffix.length).replace(/-$/, '')}${suffix}`;
};

/** Returns the pathname of a title, with a number if the pathname is already in `taken`. */
export function freePathname(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(withNumber(slug, number))) number += 1;
  return withNumber(slug, number);
}
