const longest = 80;

// Accents are told apart from their letters, and left out.
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '') || 'guide';

const numbered = (slug: string, number: number): string => {
  const end = `-${number}`;
  return `${slug.slice(0, longest - end.length).replace(/-$/, '')}${end}`;
};

/** The last part of an address, made from a title, that no other guide has. */
export function freePathname(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(numbered(slug, number))) number += 1;
  return numbered(slug, number);
}
