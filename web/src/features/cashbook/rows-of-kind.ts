import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Asked, RowOf } from '../../list/filter.ts'
import { writeQuery } from '../../routing/query-text.ts'

type Flow = typeof cashbookRoutes.flow

/** Where the cash book has the rows of a kind, of the days and funds that the flow was asked for. */
export function rowsOfKind(
  { kind, voucherKind }: RowOf<Flow>,
  { from, to, kind: fund, accountId }: Asked<Flow>,
): string {
  const what = voucherKind === null ? { entryKind: kind } : { voucherKind }
  return `/cashbooks${writeQuery({ from, to, fund, account: accountId, ...what })}`
}
