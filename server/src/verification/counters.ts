import type { Codes } from '../db/write/counter.ts'
import type { Check } from './check.ts'

/** Codes of documents against their counter: 1, 2, 3 … and none missing. */
export const checkCodes = ({ letters: kind, table }: Codes): Check => ({
  law: `codes: ${kind} are without gaps up to the counter`,
  sql: `
    select 'codes ${kind}' as thing,
      r.value || ' documents, the last ${kind}' || lpad(r.value::text, 6, '0') as expected,
      r.count || ' documents, the last ${kind}' || lpad(r.last::text, 6, '0') as found
    from (
      select count(*) as count, coalesce(max(substr(code, ${kind.length + 1})::bigint), 0) as last,
        coalesce((select value from counter where store_id = $1 and kind = '${kind}'), 0) as value
      from ${table} where store_id = $1 and code ~ '^${kind}[0-9]+$'
    ) r where r.count <> r.value or r.last <> r.value`,
})
