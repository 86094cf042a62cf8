import type { TestCompany, World } from '../../../testing/world';

/** Sets the company's clock ahead of the real time. */
export const stepTo = ({ services }: World, company: TestCompany, ahead: string): Promise<unknown> =>
  services.database.inCompany(company.id, (db) =>
    db.query('update companies set clock_goal = $2::interval, clock_ahead = $2::interval where id = $1', [
      company.id,
      ahead,
    ]),
  );
