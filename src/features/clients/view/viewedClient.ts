import type { GetClientQuery } from '@/api/types';

export type ViewedClient = GetClientQuery['client'];
