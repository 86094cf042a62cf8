export type Section = 'Recent' | 'Screens' | 'Settings' | 'Actions' | 'Clients' | 'Payments';

/** An entry of the command palette. */
export interface Choice {
  id: string;
  section: Section;
  label: string;
  /** Text below the label, such as the name of a setting's screen. */
  hint?: string;
  /** Search terms besides the label and the hint. */
  keywords?: string;
  /** Keys of the equivalent shortcut. */
  keys?: readonly string[];
  /** A path of the console. Actions that don't navigate use `run`. */
  to?: string;
  run?: () => void;
}
