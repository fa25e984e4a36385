import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { readSetting } from '../setting/read-setting.ts'

interface Line {
  vatRate?: number | null | undefined
  /** The lot that goes back. */
  lotId?: string | undefined
}

/**
 * Throws `vat-not-used` beside the first line whose rate would add VAT in a store that does without it. A rate changes what is
 * to be paid, so the server refuses it: leaving it out would change the sum that the user saw. What carries VAT already keeps
 * it: rates of `documents` (the draft itself, the order whose goods come), and of the imports that lots which go back came with.
 */
export async function refuseUnusedVat(
  tx: Tx,
  lines: readonly Line[],
  documents: readonly (string | null | undefined)[] = [],
): Promise<void> {
  const isTaxed = ({ vatRate }: Line) => (vatRate ?? 0) > 0
  if (!lines.some(isTaxed) || (await readSetting(tx, 'useVat'))) return
  const carried = await tx.query<{ lotId: string | null; vatRate: number | null }>(carriedSql, [
    tx.storeId,
    documents.filter(id => id !== null && id !== undefined),
    lines.flatMap(({ lotId }) => lotId ?? []),
  ])
  const isCarried = ({ vatRate, lotId }: Line) =>
    carried.some(one => one.vatRate === vatRate && (one.lotId === null || one.lotId === lotId))
  const place = lines.findIndex(line => isTaxed(line) && !isCarried(line))
  if (place !== -1) throw refuseField('vat-not-used', `items.${place}.vatRate`)
}

const carriedSql = `
  select null::uuid as lot_id, vat_rate from inbound_item where store_id = $1 and inbound_id = any($2::uuid[])
  union select null, vat_rate from inbound_return_item where store_id = $1 and inbound_return_id = any($2::uuid[])
  union select null, vat_rate from purchase_order_item where store_id = $1 and purchase_order_id = any($2::uuid[])
  union select l.lot_id, i.vat_rate from inbound_lot l join inbound_item i on i.store_id = l.store_id and i.id = l.item_id
  where l.store_id = $1 and l.lot_id = any($3::uuid[])`
