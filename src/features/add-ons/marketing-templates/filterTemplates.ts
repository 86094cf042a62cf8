import { foldText } from '@contract/foldText';
import { categoryLabels } from './templateLabels';
import type { Template } from './templatesApi';

interface TemplateFilter {
  category: string;
  search: string;
  isFavoritesOnly: boolean;
}

/** Returns the templates that match the category, the favorites filter and every search term. */
export function filterTemplates(
  templates: readonly Template[],
  { category, search, isFavoritesOnly }: TemplateFilter,
): Template[] {
  const terms = foldText(search).split(' ');
  return templates.filter((template) => {
    const text = foldText(`${template.name} ${template.description} ${categoryLabels[template.category]}`);
    const isIncluded = !isFavoritesOnly || template.isFavorite;
    return (
      isIncluded &&
      (!category || template.category === category) &&
      terms.every((term) => text.includes(term))
    );
  });
}
