import { holdsAll } from '@quay/contract/log/log-right'
import { logRightsOf } from '@quay/contract/log/log-rights'
import type { Rights } from '@quay/contract/right/permission'
import { maskPhone } from '@quay/domain/partner/mask-phone'

interface LogRow {
  action: string
  amount: number | null
  before: unknown
  after: unknown
}

/** A row of the log as a reader with these rights may see it: fields of others are absent, phones are masked. */
export function hideFields<Row extends LogRow>(row: Row, rights: Rights): Row {
  const { amount, fields = {}, phones = {} } = logRightsOf(row.action)
  const hidden = Object.keys(fields).filter(name => !holdsAll(rights, fields[name]))
  const masked = Object.keys(phones).filter(name => !holdsAll(rights, phones[name]))
  return {
    ...row,
    amount: holdsAll(rights, amount) ? row.amount : null,
    before: without(row.before, hidden, masked),
    after: without(row.after, hidden, masked),
  }
}

function without(side: unknown, hidden: readonly string[], masked: readonly string[]): unknown {
  if (typeof side !== 'object' || side === null || (!hidden.length && !masked.length)) return side
  return Object.fromEntries(
    Object.entries(side)
      .filter(([name]) => !hidden.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' && masked.includes(name) ? maskPhone(value) : value]),
  )
}
