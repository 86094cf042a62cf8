import Box from '@mui/material/Box';
import { marketingCategories } from '@contract/enums';
import { SearchField } from '@/ui/SearchField';
import { ToggleChip } from '@/ui/ToggleChip';
import * as texts from '@/texts/add-ons/marketing-templates';
import { categoryLabels } from './templateLabels';
import type { Template } from './templatesApi';

interface TemplateFiltersProps {
  templates: readonly Template[];
  category: string;
  onCategory: (category: string) => void;
  isFavoritesOnly: boolean;
  onFavorites: (isOn: boolean) => void;
  typed: string;
  onType: (text: string) => void;
}

export function TemplateFilters(props: TemplateFiltersProps) {
  const { templates, category, onCategory, isFavoritesOnly, onFavorites, typed, onType } = props;
  const countOf = (one: string) => templates.filter((template) => template.category === one).length;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}>
        <SearchField label={texts.searchTemplates} value={typed} onChange={onType} />
      </Box>
      <Box role="group" aria-label={texts.category} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleChip label={texts.all} isOn={category === ''} onClick={() => onCategory('')} />
        {marketingCategories.map((one) => (
          <ToggleChip
            key={one}
            label={categoryLabels[one]}
            count={templates.length > 0 ? countOf(one) : undefined}
            isOn={category === one}
            onClick={() => onCategory(category === one ? '' : one)}
          />
        ))}
        <ToggleChip
          label={texts.favourites}
          isOn={isFavoritesOnly}
          onClick={() => onFavorites(!isFavoritesOnly)}
        />
      </Box>
    </Box>
  );
}
