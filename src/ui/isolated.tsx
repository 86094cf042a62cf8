import type { ReactNode } from 'react';

/**
 * Isolates a text that can have another direction than the language, such as a name. Returns other content
 * unchanged.
 */
export const isolated = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content;
