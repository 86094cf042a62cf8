import { exportColumns } from './bulk-actions/export/columns';
import { paymentExportColumns } from './payments/exportColumns';

const columns: Readonly<Record<string, { title: () => string } | undefined>> = {
  ...paymentExportColumns,
  ...exportColumns,
};

/** Returns the title of a column of clients or payments, or undefined for an unknown one. */
export const exportColumnTitle = (name: string): string | undefined =>
  Object.hasOwn(columns, name) ? columns[name]?.title() : undefined;
