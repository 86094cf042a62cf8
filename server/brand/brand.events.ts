import type { EmptyEvent } from '../platform';
import type { DeploymentOutcome } from './deployments/sessions.repository';

declare module '../platform/events/catalog' {
  interface LiveEvents {
    /** The live snapshot, the subdomain or a custom domain of the portal changed. */
    siteChanged: EmptyEvent;
  }

  interface TransactionEvents {
    /** `label` names the part that was deployed. */
    deploymentEnded: { sessionId: string; label: string; status: DeploymentOutcome['status'] };
    /** `hostname` is in Unicode. */
    domainStateChanged: {
      domainId: string;
      hostname: string;
      state: 'Live' | 'Broken';
      /** Returns why the domain does not work, in the current language, or null if no problem is known. */
      describeProblem: () => string | null;
    };
  }
}
