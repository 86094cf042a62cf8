import type { CardProvider } from './cardProvider';
import { sandboxCardProvider } from './sandbox';

/** The provider that this server works with: the sandbox until a real one is set up. */
export const currentProvider = (): CardProvider => sandboxCardProvider;
