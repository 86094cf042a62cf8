import type { TestCompany, Fixture } from '../../../testing/fixture';

/** Sets the company's test clock ahead of real time. */
export const setClockAhead = ({ services }: Fixture, company: TestCompany, ahead: string): Promise<unknown> =>
  services.database.inCompany(company.id, (db) =>
    db.query('update companies set clock_goal = $2::interval, clock_ahead = $2::interval where id = $1', [
      company.id,
      ahead,
    ]),
  );
