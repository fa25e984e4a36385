import type { Check } from './check.ts'

/** Compares the reports to outside systems with the documents reported. */
export const submissionChecks: Check[] = [
  {
    law: 'submissions: what is reported is a posted document of the branch; a cancelled one is withdrawn or was never spoken of',
    sql: `
      select 'submission of ' || s.document_code || ' to ' || s.system as thing,
        case when d.id is null then 'a posted document ' || s.document_kind
          else format('%s of branch %s, %s', d.code, d.branch_id, case d.status when 'CANCELLED' then 'withdrawn or dropped' else 'reported' end) end as expected,
        format('%s of branch %s, %s %s', s.document_code, s.branch_id, s.message, s.state) as found
      from submission s
      left join (
        select 'inbound' as kind, id, code, branch_id, status from inbound where store_id = $1 and posted_at is not null
        union all
        select 'inbound-return', id, code, branch_id, status from inbound_return where store_id = $1 and posted_at is not null
      ) d on d.kind = s.document_kind and d.id = s.document_id
      where s.store_id = $1 and (d.id is null or (d.code, d.branch_id) <> (s.document_code, s.branch_id)
        or (d.status = 'CANCELLED') <> (s.message = 'WITHDRAW' or s.state = 'DROPPED'))`,
  },
]
