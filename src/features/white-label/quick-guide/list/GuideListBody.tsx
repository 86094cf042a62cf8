import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useUrlParam } from '@/lib/useUrlParam';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { unseen } from '@/ui/unseen';
import { useGetGuidePlansQuery, type Guide } from '../quickGuideApi';
import { GuideCards } from './GuideCards';
import { GuideTable } from './GuideTable';
import { useGuideActions } from './useGuideActions';
import { useGuideOrder } from './useGuideOrder';

interface GuideListBodyProps {
  /** Undefined while they are on their way. */
  guides: readonly Guide[] | undefined;
  onAdd: () => void;
}

const statusOptions = ['Draft', 'Published', 'Archived'].map((value) => ({ value, label: value }));

/** The guides, or why there are none. */
export function GuideListBody({ guides, onAdd }: GuideListBodyProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [status, setStatus] = useUrlParam('status');
  const { data } = useGetGuidePlansQuery();
  const order = useGuideOrder(guides ?? [], status === '');
  const { actionsFor, dialog } = useGuideActions(order, guides?.length ?? 0);
  const shown = guides?.filter((guide) => status === '' || guide.status === status);
  const rows = { guides: shown, plans: data?.clientBillingPlans ?? [], actionsFor, order };

  if (guides?.length === 0) {
    return (
      <Panel>
        <EmptyState title="No guides yet" action={<Button onClick={onAdd}>Add the first guide</Button>}>
          Answer the three questions that new clients ask most. Or begin with our starter guides, and change
          what you would say otherwise.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <Box role="group" aria-label="Filters" sx={{ p: 2, maxWidth: 232 }}>
        <SelectField
          label="Status"
          placeholder="Any"
          options={statusOptions}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        />
      </Box>
      {shown?.length === 0 && (
        <NoMatch title="No guides match" onClear={() => setStatus('')}>
          Choose another status.
        </NoMatch>
      )}
      {shown?.length !== 0 && (isPhone ? <GuideCards {...rows} /> : <GuideTable {...rows} />)}
      <Box role="status" sx={unseen}>
        {order.news}
      </Box>
      {dialog}
    </Panel>
  );
}
