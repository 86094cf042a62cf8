import type { DemoClient } from '../clients';
import { pickCardProfile, addCard } from './cards';
import type { ClientSimulation, SimulationContext } from './simulation';
import { simulateByStatus } from './simulateByStatus';

function startSimulation(demoClient: DemoClient, context: SimulationContext): ClientSimulation {
  const { id, name, tags, createdAt } = demoClient.client;
  return {
    ...demoClient,
    context,
    cardProfile: pickCardProfile(demoClient.random),
    card: null,
    now: createdAt.toISOString(),
    isFinished: false,
    transitions: [],
    payments: [],
    refunds: [],
    emails: [],
    state: {
      id,
      name,
      status: 'Invited',
      statusBefore: null,
      planId: null,
      tags,
      trialEndsAt: null,
      deactivateAt: null,
      deactivatedAt: null,
      deactivatedBy: null,
      deactivationReason: null,
      deactivationNote: null,
      hasCard: !demoClient.paysExternally,
      hasValidCard: !demoClient.paysExternally,
      isCharging: false,
      subscription: null,
    },
  };
}

/** Simulates a client up to today with the product's lifecycle rules. */
export function simulateClient(demoClient: DemoClient, context: SimulationContext): ClientSimulation {
  const simulation = startSimulation(demoClient, context);
  while (!simulation.isFinished) simulateByStatus[simulation.state.status](simulation);
  addCard(simulation);
  return simulation;
}
