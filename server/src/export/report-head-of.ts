import type { ReportHead } from '@quay/contract/report/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../db/connection/transaction.ts'

const placeSql = `
  select s.name as store_name, (select coalesce(json_agg(b.name order by b.is_default_branch desc, b.name, b.id), '[]') from branch b
    where b.store_id = $1 and b.id = any($2::uuid[])) as branches
  from store s where s.store_id = $1`

/** Of more branches a head says how many. */
const mostNamed = 3

/** Days as people write them; one day is said once. */
export const daysText = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string => {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  if (from) return `từ ${formatDate(from)}`
  return to ? `đến ${formatDate(to)}` : 'tất cả'
}

/** What stands above a report, on paper and in its file: the store and the branches by their names (null: of no branch), the rest as it is given. */
export async function reportHeadOf(
  tx: Tx,
  branchIds: readonly string[] | null,
  rest: Omit<ReportHead, 'storeName' | 'branchName'>,
): Promise<ReportHead> {
  const [place] = await tx.query<{ storeName: string; branches: string[] }>(placeSql, [tx.storeId, branchIds ?? []])
  const { storeName, branches } = place!
  if (branchIds === null) return { storeName, branchName: 'Toàn cửa hàng', ...rest }
  const branchName = branches.length > mostNamed ? `${branches.length} chi nhánh` : branches.join(', ')
  return { storeName, branchName, ...rest }
}
