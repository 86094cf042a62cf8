import { foldText } from '@/lib/foldText';
import { categoryWords } from './templateWords';
import type { Template } from './templatesApi';

interface Wanted {
  category: string;
  search: string;
  areFavourites: boolean;
}

/** Those of the category that hold every word that is searched for. */
export function matching(
  templates: readonly Template[],
  { category, search, areFavourites }: Wanted,
): Template[] {
  const words = foldText(search).split(' ');
  return templates.filter((template) => {
    const text = foldText(`${template.name} ${template.description} ${categoryWords[template.category]}`);
    const isWanted = !areFavourites || template.isFavourite;
    return (
      isWanted && (!category || template.category === category) && words.every((word) => text.includes(word))
    );
  });
}
