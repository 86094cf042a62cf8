import type { ClientFilter } from '@/api/schema.generated';
import { FilterPopover, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { CreatedEditor } from './CreatedEditor';
import { FacetEditor } from './FacetEditor';
import { filterNames, type NamedWord } from './filterNames';

interface FilterEditorProps {
  word: NamedWord;
  position: PopoverPlace;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onClose: () => void;
}

export function FilterEditor({ word, position, filter, onChange, onClose }: FilterEditorProps) {
  const isFacet = word === 'plan' || word === 'country' || word === 'tag';

  return (
    <FilterPopover
      title={filterNames[word].menu ?? ''}
      position={position}
      isLive={isFacet}
      onClose={onClose}
    >
      {isFacet && <FacetEditor word={word} filter={filter} onChange={onChange} />}
      {word === 'created' && <CreatedEditor filter={filter} onChange={onChange} onDone={onClose} />}
    </FilterPopover>
  );
}
