import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FilterPopover, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import type { PaymentList } from '../list/usePaymentList';
import { AmountEditor } from './AmountEditor';
import { ChoicesEditor } from './ChoicesEditor';
import { ClientEditor } from './ClientEditor';
import type { FilterKey, PaymentFilters } from './filterCodecs';
import { filterNames, type EditorProps } from './filterNames';
import { withoutFilter } from './readFilters';
import { CurrencyEditor, ModeEditor } from './SingleEditors';

interface FilterEditorProps {
  filterKey: FilterKey;
  position: PopoverPosition;
  list: PaymentList;
  onChange: (filters: PaymentFilters) => void;
  onClose: () => void;
}

function Editor({ filterKey, ...props }: EditorProps & { filterKey: FilterKey }) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { list, onChange, onDone } = props;
  const { filters } = list.query;

  switch (filterKey) {
    case 'created':
    case 'paid':
    case 'failed':
    case 'refunded':
      return (
        <OpenDaysEditor
          range={filters[filterKey] ?? null}
          today={todayIn(timeZone)}
          onApply={(range) => {
            onChange(range ? { ...filters, [filterKey]: range } : withoutFilter(filters, filterKey));
            onDone();
          }}
        />
      );
    case 'client':
      return <ClientEditor {...props} />;
    case 'amount':
      return <AmountEditor {...props} />;
    case 'currency':
      return <CurrencyEditor {...props} />;
    case 'mode':
      return <ModeEditor {...props} />;
    default:
      return <ChoicesEditor filterKey={filterKey} {...props} />;
  }
}

export const FilterEditor = ({ filterKey, position, onClose, ...rest }: FilterEditorProps) => (
  <FilterPopover
    title={filterNames[filterKey].label}
    position={position}
    isLive={filterNames[filterKey].isLive ?? false}
    onClose={onClose}
  >
    <Editor filterKey={filterKey} {...rest} onDone={onClose} />
  </FilterPopover>
);
