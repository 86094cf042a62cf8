import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/analytics';
import { useGetClientTotalQuery } from './analyticsApi';

interface NoFiguresProps {
  maySeeClients: boolean;
  /** Goes to a range in which there may be more. */
  onWiden: () => void;
}

/** Stands in place of figures that are all zero: a company that begins, or days in which nothing happened. */
export function NoFigures({ maySeeClients, onWiden }: NoFiguresProps) {
  const { data } = useGetClientTotalQuery(undefined, { skip: !maySeeClients });

  return <Panel>{data?.clientCounts.total === 0 ? <NoClientsYet /> : <QuietDays onWiden={onWiden} />}</Panel>;
}

function NoClientsYet() {
  const start = (
    <>
      <Button to={paths.clients}>{texts.addYourFirstClient}</Button>
      <Button colour="gray" variant="soft" to={paths.clientImport}>
        {texts.importCsv}
      </Button>
    </>
  );
  return (
    <EmptyState title={texts.yourFiguresBeginWithYourFirst} action={start}>
      {texts.revenueMrrNewAndLostClients}
    </EmptyState>
  );
}

function QuietDays({ onWiden }: { onWiden: () => void }) {
  const widen = (
    <Button colour="gray" variant="soft" onClick={onWiden}>
      {texts.showTheLast12Months}
    </Button>
  );
  return (
    <EmptyState title={texts.nothingHappenedInTheseDays} action={widen}>
      {texts.noClientWasAddedPaid}
    </EmptyState>
  );
}
