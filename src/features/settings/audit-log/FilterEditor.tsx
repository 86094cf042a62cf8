import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FilterPopover, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import { AddressEditor } from './AddressEditor';
import { ChoicesEditor } from './ChoicesEditor';
import { filterNames } from './filterNames';
import { withoutFilter, type FilterKey } from './auditLogFilters';
import type { AuditLogList } from './useAuditLog';

interface FilterEditorProps {
  filterKey: FilterKey;
  position: PopoverPosition;
  list: AuditLogList;
  onClose: () => void;
}

function Editor({ filterKey, list, onClose }: Omit<FilterEditorProps, 'position'>) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { filters, setFilters } = list;

  switch (filterKey) {
    case 'days':
      return (
        <OpenDaysEditor
          range={filters.days ?? null}
          today={todayIn(timeZone)}
          onApply={(days) => {
            setFilters(days ? { ...filters, days } : withoutFilter(filters, 'days'));
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
            setFilters(address ? { ...filters, address } : withoutFilter(filters, 'address'));
            onClose();
          }}
        />
      );
    default:
      return <ChoicesEditor filterKey={filterKey} filters={filters} onChange={setFilters} />;
  }
}

export const FilterEditor = ({ filterKey, position, list, onClose }: FilterEditorProps) => (
  <FilterPopover
    title={filterNames[filterKey].label}
    position={position}
    isLive={filterNames[filterKey].isLive ?? false}
    onClose={onClose}
  >
    <Editor filterKey={filterKey} list={list} onClose={onClose} />
  </FilterPopover>
);
