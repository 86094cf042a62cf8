import { isScreen, type RouteEntry, samplePathOf } from '../../../src/app/routeEntry';
import { at, type ScreenState } from './screenState';

/** Returns the screens of the routes, without overlays. */
export const screensOf = (routes: readonly RouteEntry[]): ScreenState[] =>
  routes.filter(isScreen).map((screen) => at(samplePathOf(screen)));
