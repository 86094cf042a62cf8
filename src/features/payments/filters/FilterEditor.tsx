import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FilterPopover, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import type { PaymentList } from '../list/usePaymentList';
import { AmountEditor } from './AmountEditor';
import { ChoicesEditor } from './ChoicesEditor';
import { ClientEditor } from './ClientEditor';
import type { FilterWord, PaymentFilters } from './filterForms';
import { filterNames } from './filterNames';
import { withoutWord } from './readFilters';
import { CurrencyEditor, ModeEditor } from './SingleEditors';

interface FilterEditorProps {
  word: FilterWord;
  position: PopoverPlace;
  list: PaymentList;
  onChange: (filters: PaymentFilters) => void;
  onClose: () => void;
}

export interface EditorProps {
  list: PaymentList;
  onChange: (filters: PaymentFilters) => void;
  onDone: () => void;
}

function Editor({ word, ...props }: EditorProps & { word: FilterWord }) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { list, onChange, onDone } = props;
  const { filters } = list.query;

  switch (word) {
    case 'created':
    case 'paid':
    case 'failed':
    case 'refunded':
      return (
        <OpenDaysEditor
          range={filters[word] ?? null}
          today={todayIn(timeZone)}
          onApply={(range) => {
            onChange(range ? { ...filters, [word]: range } : withoutWord(filters, word));
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
      return <ChoicesEditor word={word} {...props} />;
  }
}

export const FilterEditor = ({ word, position, onClose, ...rest }: FilterEditorProps) => (
  <FilterPopover
    title={filterNames[word].label}
    position={position}
    isLive={filterNames[word].isLive ?? false}
    onClose={onClose}
  >
    <Editor word={word} {...rest} onDone={onClose} />
  </FilterPopover>
);
