import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useUrlParam } from '@/lib/useUrlParam';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { contentStatus } from '@/texts/white-label/content';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useGetGuidePlansQuery, type Guide } from '../quickGuideApi';
import { GuideCards } from './GuideCards';
import { GuideTable } from './GuideTable';
import { useGuideActions } from './useGuideActions';
import { useGuideOrder } from './useGuideOrder';

interface GuideListBodyProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  onAdd: () => void;
}

const statusOptions = (['Draft', 'Published', 'Archived'] as const).map((value) => ({
  value,
  label: contentStatus[value],
}));

export function GuideListBody({ guides, onAdd }: GuideListBodyProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [status, setStatus] = useUrlParam('status');
  const { data } = useGetGuidePlansQuery();
  const order = useGuideOrder(guides ?? [], status === '');
  const { actionsFor, dialog } = useGuideActions(order, guides?.length ?? 0);
  const visibleGuides = guides?.filter((guide) => status === '' || guide.status === status);
  const rows = { guides: visibleGuides, plans: data?.clientBillingPlans ?? [], actionsFor, order };

  if (guides?.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={texts.noGuidesYet}
          action={<Button onClick={onAdd}>{texts.addTheFirstGuide}</Button>}
        >
          {texts.answerTheThreeQuestionsThatNew}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <Box role="group" aria-label={texts.filters} sx={{ p: 2, maxWidth: 232 }}>
        <SelectField
          label={texts.status}
          placeholder={texts.any}
          options={statusOptions}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        />
      </Box>
      {visibleGuides?.length === 0 && (
        <NoMatch title={texts.noGuidesMatch} onClear={() => setStatus('')}>
          {texts.chooseAnotherStatus}
        </NoMatch>
      )}
      {visibleGuides?.length !== 0 && (isPhone ? <GuideCards {...rows} /> : <GuideTable {...rows} />)}
      <Box role="status" sx={visuallyHidden}>
        {order.announcement}
      </Box>
      {dialog}
    </Panel>
  );
}
