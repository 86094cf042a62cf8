// Opening a database takes one to two seconds, and much longer under load.
jest.setTimeout(60_000);
