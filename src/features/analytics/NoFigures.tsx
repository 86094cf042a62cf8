import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
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
      <Button to={paths.clients}>Add your first client</Button>
      <Button colour="gray" variant="soft" to={paths.clientImport}>
        Import CSV
      </Button>
    </>
  );
  return (
    <EmptyState title="Your figures begin with your first client" action={start}>
      Revenue, MRR, new and lost clients and failed payments will stand here, day by day, as soon as there is
      somebody to count.
    </EmptyState>
  );
}

function QuietDays({ onWiden }: { onWiden: () => void }) {
  const widen = (
    <Button colour="gray" variant="soft" onClick={onWiden}>
      Show the last 12 months
    </Button>
  );
  return (
    <EmptyState title="Nothing happened in these days" action={widen}>
      No client was added, paid or left, neither in these days nor in those before them.
    </EmptyState>
  );
}
