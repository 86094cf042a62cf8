import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/analytics';
import { useGetClientTotalQuery } from './analyticsApi';

interface NoFiguresProps {
  canViewClients: boolean;
  /** Selects a longer range. */
  onExtendRange: () => void;
}

/** Shown if all figures are zero: for a new company, or for a range without activity. */
export function NoFigures({ canViewClients, onExtendRange }: NoFiguresProps) {
  const { data } = useGetClientTotalQuery(undefined, { skip: !canViewClients });

  return (
    <Panel>
      {data?.clientCounts.total === 0 ? <NoClientsYet /> : <NoActivity onExtendRange={onExtendRange} />}
    </Panel>
  );
}

function NoClientsYet() {
  const actions = (
    <>
      <Button to={paths.clients}>{texts.addYourFirstClient}</Button>
      <Button color="gray" variant="soft" to={paths.clientImport}>
        {texts.importCsv}
      </Button>
    </>
  );
  return (
    <EmptyState title={texts.yourFiguresBeginWithYourFirst} action={actions}>
      {texts.revenueMrrNewAndLostClients}
    </EmptyState>
  );
}

function NoActivity({ onExtendRange }: { onExtendRange: () => void }) {
  const extendButton = (
    <Button color="gray" variant="soft" onClick={onExtendRange}>
      {texts.showTheLast12Months}
    </Button>
  );
  return (
    <EmptyState title={texts.nothingHappenedInTheseDays} action={extendButton}>
      {texts.noClientWasAddedPaid}
    </EmptyState>
  );
}
