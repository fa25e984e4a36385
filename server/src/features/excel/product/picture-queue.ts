import { failedPicturesShown } from '@quay/contract/excel/limits'
import type { ExcelPictures, FailedPicture } from '@quay/contract/excel/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { listsOf } from '../../../db/write/lists-of.ts'

/** Pictures that a file names of one product. */
export interface PlannedPictures {
  productId: string
  addresses: readonly string[]
}

/** The kind of job that fetches the pictures of one file; its id is the file's. */
export const fetchPicturesKind = 'fetch-pictures'

const flat = (planned: readonly PlannedPictures[]) =>
  planned.flatMap(({ productId, addresses }) => addresses.map(address => ({ id: newId(), productId, address })))

/** How many of these pictures are new to their product, or did not come the last time. */
export async function countNewPictures(tx: Tx, planned: readonly PlannedPictures[]): Promise<number> {
  const asked = flat(planned)
  if (!asked.length) return 0
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from unnest($2::uuid[], $3::text[]) as asked (product_id, address)
     where not exists (select from picture_fetch f where f.store_id = $1 and f.product_id = asked.product_id
       and f.address = asked.address and f.state <> 'FAILED')`,
    [tx.storeId, ...listsOf(asked, 'productId', 'address')],
  )
  return row!.count
}

/** Queues those pictures for a file, in the transaction that takes it over; gives how many. What runs fetches nothing yet. */
export async function queuePictures(
  tx: Tx,
  actor: Actor,
  fileId: string,
  planned: readonly PlannedPictures[],
): Promise<number> {
  const asked = flat(planned)
  if (!asked.length) return 0
  const queued = await tx.query(
    `insert into picture_fetch (store_id, id, excel_file_id, product_id, address, next_attempt_at, created_by, created_at)
     values ($1, unnest($3::uuid[]), $2, unnest($4::uuid[]), unnest($5::text[]), $6, $7, $6)
     on conflict (store_id, product_id, address) do update
       set excel_file_id = excluded.excel_file_id, state = 'WAITING', attempts = 0, next_attempt_at = excluded.next_attempt_at, problem = null
       where picture_fetch.state = 'FAILED'
     returning id`,
    [tx.storeId, fileId, ...listsOf(asked, 'id', 'productId', 'address'), tx.now, actor.employeeId],
  )
  return queued.length
}

/** How far the pictures of a file are, and which did not come and why. */
export async function readPictures(tx: Tx, fileId: string): Promise<ExcelPictures> {
  const [[sums], failed] = await Promise.all([
    tx.query<Omit<ExcelPictures, 'failures'>>(
      `select count(*) as total, count(*) filter (where state = 'DONE') as done, count(*) filter (where state = 'FAILED') as failed,
         count(*) filter (where state = 'WAITING' and problem is not null) as delayed
       from picture_fetch where store_id = $1 and excel_file_id = $2`,
      [tx.storeId, fileId],
    ),
    tx.query<FailedPicture>(
      `select f.id, p.id as product_id, p.code as product_code, p.name as product_name, f.address, f.problem
       from picture_fetch f join product p on p.store_id = f.store_id and p.id = f.product_id
       where f.store_id = $1 and f.excel_file_id = $2 and f.state = 'FAILED' order by f.id limit $3`,
      [tx.storeId, fileId, failedPicturesShown],
    ),
  ])
  return { ...sums!, failures: failed }
}

/** Tries what did not come, or waits for its next try, again now. Nothing of either: the call did what it asks for before. */
export async function retryPictures(tx: Tx, file: { id: string; fileName: string }): Promise<void> {
  const again = await tx.query(
    `update picture_fetch set state = 'WAITING', attempts = 0, next_attempt_at = $3, problem = null
     where store_id = $1 and excel_file_id = $2 and (state = 'FAILED' or state = 'WAITING' and problem is not null) returning id`,
    [tx.storeId, file.id, tx.now],
  )
  if (!again.length) {
    tx.repeated = true
    return
  }
  await tx.enqueue({ kind: fetchPicturesKind, id: file.id })
  await tx.audit('excel.retry-pictures', { kind: 'excel', id: file.id, code: file.fileName.slice(0, 100) }, undefined, {
    fileName: file.fileName,
    pictures: again.length,
  })
}
