import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FilterPopover, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import { AddressEditor } from './AddressEditor';
import { ChoicesEditor } from './ChoicesEditor';
import { filterNames } from './filterNames';
import { withoutWord, type FilterWord } from './recordFilters';
import type { RecordList } from './useRecord';

interface FilterEditorProps {
  word: FilterWord;
  position: PopoverPlace;
  list: RecordList;
  onClose: () => void;
}

function Editor({ word, list, onClose }: Omit<FilterEditorProps, 'position'>) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { filters, setFilters } = list;

  switch (word) {
    case 'days':
      return (
        <OpenDaysEditor
          range={filters.days ?? null}
          today={todayIn(timeZone)}
          onApply={(days) => {
            setFilters(days ? { ...filters, days } : withoutWord(filters, 'days'));
            onClose();
          }}
        />
      );
    case 'address':
    case 'target':
      return (
        <AddressEditor
          address={filters.address ?? ''}
          onApply={(address) => {
            setFilters(address ? { ...filters, address } : withoutWord(filters, 'address'));
            onClose();
          }}
        />
      );
    default:
      return <ChoicesEditor word={word} filters={filters} onChange={setFilters} />;
  }
}

export const FilterEditor = ({ word, position, list, onClose }: FilterEditorProps) => (
  <FilterPopover
    title={filterNames[word].label}
    position={position}
    isLive={filterNames[word].isLive ?? false}
    onClose={onClose}
  >
    <Editor word={word} list={list} onClose={onClose} />
  </FilterPopover>
);
