import type pg from 'pg'

/** Tables kept apart by month: the log for ever, idempotency keys for seven days. */
const monthly = ['user_log', 'idempotency_key'] as const
const monthsAhead = 3

/**
 * Makes the monthly partitions from this month to three months ahead, where the default partition does not already
 * hold rows of that month. Takes a connection of the owner. Run at each start and once a day.
 */
export async function makePartitions(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  try {
    // Two programs that start at once make them one after the other.
    await owner.query('lock table schema_migration in exclusive mode')
    for (const table of monthly)
      for (let ahead = 0; ahead <= monthsAhead; ahead++) await owner.query(partitionSql(table, ahead))
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

const partitionSql = (table: string, ahead: number) => `
  do $$
  declare
    first date := (date_trunc('month', now() at time zone 'UTC') + interval '${ahead} months')::date;
    name text := '${table}_' || to_char(first, 'YYYYMM');
    occupied boolean;
  begin
    if to_regclass(name) is not null then return; end if;
    execute format('select exists (select 1 from ${table}_default where at >= %L and at < %L)',
      first::timestamp at time zone 'UTC', (first + interval '1 month')::timestamp at time zone 'UTC') into occupied;
    if occupied then return; end if;
    execute format('create table %I partition of ${table} for values from (%L) to (%L)', name,
      first::timestamp at time zone 'UTC', (first + interval '1 month')::timestamp at time zone 'UTC');
  end $$`
