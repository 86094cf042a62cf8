import { shownHtml } from '../sanitise';
import { fillVariables, type VariableValues } from '../variables';

/** Returns what clients read, without the worker threads. */
export const renderContent = (html: string, values: VariableValues): string =>
  shownHtml(fillVariables(html, values));
