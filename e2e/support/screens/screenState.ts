export interface Control {
  role: 'button' | 'checkbox' | 'link' | 'menuitem' | 'tab';
  name: string | RegExp;
}

/** A control to activate, or a key to press. */
export type Press = Control | { key: string };

/** A screen and the controls or keys that are pressed on it in order. */
export interface ScreenState {
  /** A path, in which `:client` is replaced with the id of a client. */
  address: string;
  presses: readonly Press[];
}

const controlFactory =
  (role: Control['role']) =>
  (name: Control['name']): Control => ({ role, name });

export const button = controlFactory('button');
export const checkbox = controlFactory('checkbox');
export const menuitem = controlFactory('menuitem');
export const tab = controlFactory('tab');
export const link = controlFactory('link');
export const key = (name: string): Press => ({ key: name });

export const at = (address: string, ...presses: readonly Press[]): ScreenState => ({ address, presses });

export const nameOf = ({ address, presses }: ScreenState): string =>
  [address, ...presses.map((press) => ('key' in press ? press.key : String(press.name)))].join(' › ');
