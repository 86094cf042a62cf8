import { useLingui } from '@lingui/react/macro';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
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
  const { t } = useLingui();
  const actions = (
    <>
      <Button to={paths.clients}>{t`Add client`}</Button>
      <Button color="gray" variant="soft" to={paths.clientImport}>
        {t`Import clients`}
      </Button>
    </>
  );
  return (
    <EmptyState title={t`No data yet`} action={actions}>
      {t`Revenue, MRR, new and churned clients, and failed payments appear here after you add your first client.`}
    </EmptyState>
  );
}

function NoActivity({ onExtendRange }: { onExtendRange: () => void }) {
  const { t } = useLingui();
  const extendButton = (
    <Button color="gray" variant="soft" onClick={onExtendRange}>
      {t`Show last 12 months`}
    </Button>
  );
  return (
    <EmptyState title={t`No activity in this period`} action={extendButton}>
      {t`No clients were added, charged, or churned in this period or the previous one.`}
    </EmptyState>
  );
}
