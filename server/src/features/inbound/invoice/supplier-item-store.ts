import type { InboundItemRow } from '@quay/domain/inbound/inbound-plan'
import { supplierItemKey } from '@quay/domain/supplier-invoice/supplier-item-key'
import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { listsOf } from '../../../db/write/lists-of.ts'

interface Named {
  providerId: string | null
  items: readonly Pick<InboundItemRow, 'productId' | 'unitId' | 'supplierItem'>[]
}

/** Remembers what a supplier calls goods: the next invoice of theirs is matched by it. The last choice holds. */
export async function rememberSupplierItems(tx: Tx, { providerId, items }: Named): Promise<void> {
  if (!providerId) return
  const rows = new Map(
    items.flatMap(({ productId, unitId, supplierItem }) =>
      supplierItem ? [[supplierItemKey(supplierItem), { productId, unitId, ...supplierItem }] as const] : [],
    ),
  )
  if (rows.size === 0) return
  const known = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const named = known.map(([key, row]) => ({ id: newId(), key, ...row }))
  await tx.query(rememberSql, [
    tx.storeId,
    providerId,
    tx.now,
    ...listsOf(named, 'id', 'key', 'code', 'name', 'unitName', 'productId', 'unitId'),
  ])
}

const rememberSql = `
  insert into supplier_item (store_id, id, provider_id, key, code, name, unit_name, product_id, unit_id, used_at)
  values ($1, unnest($4::uuid[]), $2, unnest($5::text[]), unnest($6::text[]), unnest($7::text[]), unnest($8::text[]),
    unnest($9::uuid[]), unnest($10::uuid[]), $3)
  on conflict on constraint supplier_item_once do update set code = excluded.code, name = excluded.name,
    unit_name = excluded.unit_name, product_id = excluded.product_id, unit_id = excluded.unit_id, used_at = excluded.used_at`

/** What is remembered of a supplier's names for goods, of those that are still bought. */
export function readSupplierItems(tx: Tx, providerId: string, keys: readonly string[]) {
  return tx.query<{ key: string; productId: string; unitId: string }>(
    `select s.key, s.product_id, s.unit_id from supplier_item s
     join product p on p.store_id = s.store_id and p.id = s.product_id and p.is_active and p.merged_into is null
     join product_unit u on u.store_id = s.store_id and u.id = s.unit_id and u.is_active
     where s.store_id = $1 and s.provider_id = $2 and s.key = any($3::text[])`,
    [tx.storeId, providerId, keys],
  )
}
