import type { ClientFilter } from '@/api/types';
import { FilterPopover, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { CreatedEditor } from './CreatedEditor';
import { FacetEditor } from './FacetEditor';
import { filterLabels, type ChipFilterKey } from './filterLabels';

interface FilterEditorProps {
  filterKey: ChipFilterKey;
  position: PopoverPosition;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onClose: () => void;
}

export function FilterEditor({ filterKey, position, filter, onChange, onClose }: FilterEditorProps) {
  const isFacet = filterKey === 'plan' || filterKey === 'country' || filterKey === 'tag';

  return (
    <FilterPopover
      title={filterLabels[filterKey].menuLabel ?? ''}
      position={position}
      isLive={isFacet}
      onClose={onClose}
    >
      {isFacet && <FacetEditor facetKey={filterKey} filter={filter} onChange={onChange} />}
      {filterKey === 'created' && <CreatedEditor filter={filter} onChange={onChange} onDone={onClose} />}
    </FilterPopover>
  );
}
