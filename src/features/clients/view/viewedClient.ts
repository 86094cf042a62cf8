import type { GetClientQuery } from '../clientView.generated';

export type ViewedClient = GetClientQuery['client'];
