import type { ClientFilter } from '@/api/types';
import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';

interface CreatedEditorProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onDone: () => void;
}

export function CreatedEditor({ filter, onChange, onDone }: CreatedEditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { createdFrom = null, createdTo = null, ...rest } = filter;

  return (
    <OpenDaysEditor
      range={{ from: createdFrom, to: createdTo }}
      today={todayIn(timeZone)}
      onApply={(range) => {
        onChange({
          ...rest,
          ...(range?.from && { createdFrom: range.from }),
          ...(range?.to && { createdTo: range.to }),
        });
        onDone();
      }}
    />
  );
}
