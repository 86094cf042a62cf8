export { vacuumAnalyze } from './testing/vacuumAnalyze';
